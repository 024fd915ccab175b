"""The database schema, for SQLite and PostgreSQL. Whoever changes it adds a module to `migrations/versions`."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()

# The version of this schema and the key that signs cookies, one row each.
SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False, server_default=""),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(100), nullable=False),
    Column("deal", String(100), nullable=False),
    Column("created", String(10), nullable=False),
    Column("owner", String(40), nullable=False, index=True),
    Column(
        "thinking", Boolean, nullable=False, index=True
    ),  # a bot or luck must choose: resume this table after a restart
    Column("result", Text, nullable=False),  # as in records; "open" until the game is over
    Column("archive", LargeBinary),  # all positions of a finished game
    Column("touched", String(10), nullable=False, server_default="", index=True),  # the day of the last entry, in UTC
    Column("origin", String(40), nullable=False, server_default="", index=True),  # hash of the address of its owner
    Column("closed", String(10), nullable=False, server_default=""),  # the day on which the host has closed it, in UTC
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40), nullable=False),  # the spec of a bot, or "person"
    Column("name", String(40), nullable=False),
    Column("link_hash", String(64), index=True),
)

# What the token of a seat's present link is made from, see `Store.link`.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("made_for", String(80), nullable=False),
)

# Who may choose for a seat. There may be several: browsers of one person, or people who share the seat.
HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
)

# Finished runs against a horde in which a person played the hero.
RUNS: Final = Table(
    "runs",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("mode", String(40), nullable=False),
    Column("hero", String(40), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("wave", Integer, nullable=False),
    Column("backs", Integer, nullable=False),
)

# When games began, and how those ended that were played here from the beginning: for the statistics of people.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("begun", String(19), nullable=False),  # in UTC
    Column("copied", Boolean, nullable=False),  # it began with choices of another game
    Column("ended", String(19)),  # in UTC; None, like the rest, until the game is over
    Column("winners", String(40)),  # seats, such as "0 2"
    Column("rounds", Integer),
    Column("choices", Integer),  # of people and bots
    Column("rewinds", Integer),
)

# Analyses of finished games, as JSON.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("data", Text, nullable=False),
)

# What people saved to play with: texts of options, such as boxes and decks.
CONTENTS: Final = Table(
    "contents",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("kind", String(40), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", String(19), nullable=False),  # in UTC
)

# What people have set on the page of settings; whatever is not listed has its default.
PREFERENCES: Final = Table(
    "preferences",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("value", String(40), nullable=False),
)

# The tokens with which programs act for people, one for each person.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("made", String(19), nullable=False),  # in UTC
)

# The journals of all tables.
ENTRIES: Final = Table(
    "deeds",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

# Where several servers share the database: tables that a machine must go on with, and which process does so.
WORK: Final = Table(
    "work",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), nullable=False),  # who waits for it
    Column("bot", String(40), nullable=False),  # its spec; empty if no bot has to choose
    Column("due", Float, nullable=False, index=True),  # not before this time, in seconds since 1970
    Column("worker", String(40), nullable=False),  # who works on it …
    Column("until", Float, nullable=False),  # … unless this time has passed
)

# Likewise: when others may learn that somebody declines a reaction, and the answer if it is known already.
ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, nullable=False),  # identifies it, see Knowledge.asked_at
    Column("due", Float, nullable=False),  # in seconds since 1970
    Column("data", Text),  # of the entry, as JSON
)

# Whose talk people do not want to read at a table.
MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

# With whom people want to have nothing to do.
BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("other", String(40), primary_key=True, index=True),
    Column("id", String(24), nullable=False),  # by which the person names the other, whose id stays secret
    Column("name", String(40), nullable=False),  # of the other, at that time
    Column("made", String(19), nullable=False),  # in UTC
)

OURS: Final = tuple(METADATA.tables.values())  # games add theirs

# After the game: its end, playing again, the list of one's games, and inviting friends.

## The end

page-end = How the game ended
page-end-won-against = You win as { $figure } against { $others }.
page-end-lost-to = { $winners } wins; you played { $figure }.
page-end-won-together = You win together: { $names }.
page-end-lost-together = You lose together: { $names }.
page-end-player = { $name } ({ $figure })
page-end-story = The story
page-end-numbers = In numbers
page-end-rounds = Rounds
page-end-choices = Choices
page-end-own-choices = Of them yours
page-end-time = Time
page-end-minutes = { $minutes } min
page-end-hours = { $hours } h { $minutes } min
page-end-hints = Hints taken
page-end-part = { $name } { $number }
page-end-scale = What the score means
page-end-step = { $least } to { $most }
page-end-step-last = { $least } and more
page-end-here = this game

## Analysis

page-analysis = Analysis
page-analysis-ask = Analyse the game
page-analysis-ask-help = A search rates every choice by what its player could know at the time. It works in the background.
page-analysis-progress = { $number } of { $total } choices rated
page-analysis-look = Look again
page-analysis-failed = The analysis was interrupted.
page-analysis-yours = Your play: { $good }, { $costly }.
page-analysis-of = { $name }: { $good }, { $costly }.
page-analysis-good = { $number ->
    [one] one good choice
   *[other] { $number } good choices
}
page-analysis-costly = { $number ->
    [0] none costly
    [one] one costly one
   *[other] { $number } costly ones
}
page-analysis-curve = Chance of winning: { $name }
page-analysis-summary = { $start }% at the first choice, { $end }% at the end; between them from { $least }% to { $most }%.
page-analysis-turning = Turning points
page-analysis-moments = Worth a look
page-analysis-sum = What moved the chance of winning
page-analysis-sum-yours = Your choices
page-analysis-sum-own = Own choices
page-analysis-sum-others = Choices of the other side
page-analysis-sum-luck = Luck and what was hidden
page-analysis-gain = { $number ->
    [one] +1 point
   *[other] +{ $number } points
}
page-analysis-lost = { $number ->
    [0] 0 points
    [one] −1 point
   *[other] −{ $number } points
}
page-analysis-verdict-luck = Luck moved this game more than the choices did.
page-analysis-verdict-skill = The choices moved this game more than luck did.
page-analysis-verdict-both = Luck and choices moved this game about equally.
page-analysis-moment-costly = Costly choice
page-analysis-moment-key = Key choice
page-analysis-moment-choice = Choice
page-analysis-moment-gift = Mistake: { $name }
page-analysis-moment-up = Good luck
page-analysis-moment-down = Bad luck
page-analysis-chance = Chance of winning: { $before }% → { $after }%
page-analysis-chosen = Chosen: { $choice }
page-analysis-better = Better: { $choice }
page-analysis-mixture = Better is a mixture that nobody can predict:
page-analysis-share = { $percent }%: { $choice }
page-analysis-lead = { $number ->
    [one] The next best choice would have cost one point.
   *[other] The next best choice would have cost { $number } points.
}
page-analysis-times = { $choice } (×{ $number })
page-analysis-rated = The choice of { $name }
page-analysis-yours-rated = Your choice
page-analysis-rated-costly = costly
page-analysis-rated-key = decisive
page-analysis-rated-good = good
page-analysis-note = Points are percentage points of the chance of winning, as a search estimates it from what could be known. A choice counts as costly only if the difference exceeds the noise of the estimate.

## Playing again

page-again = Play again
page-again-new = Again
page-again-new-help = The same set-up, a new deal
page-again-swap = Swap sides
page-again-swap-help = With sides swapped
page-again-up = Stronger bots
page-again-up-help = Bots one level up
page-again-down = Weaker bots
page-again-down-help = Bots one level down
page-again-same = Same deal
page-again-same-help = The same set-up and the same deal
page-again-asks = The others are asked first. Everybody keeps seat and link.
page-rematch-request = { $name } would like to play again: { $how }
page-rematch-waits = You have asked for another game: { $how }. Still to answer: { $names }
page-rematch-agreed = You are in: { $how }. Still to answer: { $names }
page-rematch-accept = I am in
page-rematch-decline = Not now
page-rematch-withdraw = Withdraw
page-rematch-next = The next game has begun.
page-rematch-go = To the next game
page-log-again = { $name }: shall we play again?
page-log-again-yes = { $name }: I am in.
page-log-again-no = { $name }: not now.
page-log-again-withdrawn = { $name }: I take the question back.
page-log-again-begins = { $name }: the next game begins.

## My games

page-games = My games
page-games-intro = What you have played in this browser. The server keeps it under this browser’s cookie; take it with you as a file.
page-games-none = You have not played anything yet.
page-games-running = Running games
page-games-all = All my games
page-games-statistics = Statistics
page-games-statistics-help = Finished games that were played here from the beginning. With 95 % confidence, your true share of wins lies within the interval; the more games, the narrower it gets.
page-games-kind = Kind
page-games-against = Bots
page-games-played = Games
page-games-won = Won
page-games-share = Share of wins (95 %)
page-games-percent = { $share } % ({ $low }–{ $high } %)
page-games-streak = Streak (longest)
page-games-streaks = { $now } ({ $longest })
page-games-rounds = Fewest rounds to win
page-games-fastest = Fastest win
page-games-level = Level { $number }
page-games-levels = Several levels
page-games-other-bots = Other bots
page-games-people = Only people
page-games-alone = Alone
page-games-usual = Standard
page-games-export = Take your games with you
page-games-export-json = As JSON
page-games-export-csv = As a table (CSV)
page-games-won-mark = won
page-games-lost-mark = lost
page-games-more = Older games

## Inviting friends

page-host-name = What shall your friends call you?
page-host-name-help = They see this name in the invitation and at the table.
page-invite-share = Share
page-invite-share-text = Play { $game } with me.
page-invite-qr = QR code of the link for { $role }
page-invite-scan = Scan this with a phone.
page-invite-renew = New link
page-invite-renew-help = The present link stops working.
page-invite-own = Link to your own seat
page-invite-own-help = For another device of yours.
page-seats-leave = Leave the seat
page-seats-leave-help = You give up this seat. The host can invite somebody else to it; you need a new link to come back.
page-seats-free = Free the seat
page-seats-free-help = Whoever sits here loses the seat, and a new link is made for somebody else.
page-seats-browsers = { $number ->
    [one] One browser plays here.
   *[other] { $number } browsers play here.
}
page-invite-waiting = A seat is free for a friend.
page-join-from = { $name } invites you to { $game }. You play { $role }.
page-seat-guest = Guest
page-seat-here = here
page-seat-away = not here
page-talk-new = New message from
page-talk-unread = Unread messages

# Hosts, and people who want nothing to do with each other.
page-games-closed = Closed games
page-games-closed-help = Their hosts have closed these tables before the end. Nothing is lost: the host can open them again.
page-games-closed-on = Closed on { $date }
page-host = Host
page-host-you = You are the host
page-host-close = Close the table
page-host-close-help = The game stays as it is, for all who sit here, and is listed under My games. Nobody can choose, talk or sit down until you open the table again.
page-host-open = Open the table again
page-host-open-help = The game goes on where it stopped.
page-host-closed = This table is closed since { $date }.
page-host-offer = Hand the table over
page-host-offer-help = You ask whoever sits here to be the host in your place: to invite people, free seats and close the table. You stay the host until they agree.
page-host-offered = { $name } may become the host and has not agreed yet.
page-host-take = Become the host
page-host-take-help = The host hands this table over to you. You will invite people, and you can free seats and close the table.
page-avoid = Mute or block
page-mute = Mute at this table
page-mute-help = You no longer see what is said from this seat at this table. Nobody is told.
page-unmute = Show the talk again
page-unmute-help = You will see again what is said from this seat.
page-muted-tag = Muted
page-block = Block
page-block-help = You no longer see what this person says at any table. They cannot take a seat where you are the host or play, nor watch. A seat that they have they keep, until the host frees it.
page-blocked-tag = Blocked
page-blocked-where = You have blocked this person. You can take that back here:
page-blocked = People you have blocked
page-blocked-help = You do not see what they say, and they can neither sit down at your tables nor watch them.
page-unblock = Unblock

#!/usr/bin/env python3
"""A bot in plain Python, without Shiai: it takes a random choice, reproducibly. See docs/bot-protocol.md.

shiai arena seven-ronin --bots "exec:./examples/bots/first.py,random" --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "id": message["id"], "protocol": 2, "name": "first"}
    elif message["type"] == "choose":
        chance = random.Random(message["seed"])
        choice = chance.choice(message["legal"])["name"]
        answer = {"type": "choice", "id": message["id"], "choice": choice}
    else:
        continue  # over: nothing to say
    print(json.dumps(answer), flush=True)

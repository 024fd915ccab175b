#!/usr/bin/env node
// A bot in JavaScript: in 7 Ronin it looks at the cells of the view and prefers areas with few ninja.
// See docs/bot-protocol.md.   shiai arena seven-ronin --bots "exec:./examples/bots/cautious.js,random" --games 20
"use strict";

const lines = require("node:readline").createInterface({ input: process.stdin });

function choose(message) {
  const ninja = message.view.cells.ninja || {};
  const danger = (choice) => Math.max(0, ...choice.name.split(" ").map((word) => ninja[word] || 0));
  const least = Math.min(...message.legal.map(danger));
  const good = message.legal.filter((choice) => danger(choice) === least);
  return good[message.seed % good.length].name;
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    console.log(JSON.stringify({ type: "ready", id: message.id, protocol: 2, name: "cautious" }));
  } else if (message.type === "choose") {
    console.log(JSON.stringify({ type: "choice", id: message.id, choice: choose(message) }));
  }
});

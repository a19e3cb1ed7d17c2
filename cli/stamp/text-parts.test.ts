import { expect, it } from "vitest";
import { featureOf, textParts } from "./text-parts.ts";

it("puts the texts of later views into their own part, in the same namespace", () => {
  const parts = textParts({
    shell: { menu: "Menu" },
    ui: { close: "Close", calendar: { first: "First" } },
    help: { title: "Help" },
    sport: { list: { title: "Sports" }, bets: { open: "Open" }, view: { stake: "Stake" } },
  });
  expect(Object.fromEntries(parts)).toEqual({
    texts: { shell: { menu: "Menu" }, ui: { close: "Close" } },
    help: { help: { title: "Help" } },
    sport: { sport: { list: { title: "Sports" } } },
    "ui-calendar": { ui: { calendar: { first: "First" } } },
    "sport-more": { sport: { bets: { open: "Open" }, view: { stake: "Stake" } } },
  });
  expect([...parts.keys()].map(featureOf)).toEqual(["texts", "help", "sport", "ui", "sport"]);
});

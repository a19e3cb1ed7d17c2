// 300 seeded races: presses in two tabs, lost and late requests, reloads. No bet is placed twice or lost.
import { expect, it } from "vitest";
import { requote } from "./quote-slip.ts";
import { sampleSelection } from "./sample-selection.ts";
import type { Fault } from "./sample-server.ts";
import { SampleSite } from "./sample-site.ts";

const FAULTS: readonly Fault[] = [
  "none",
  "requestLost",
  "answerLost",
  "late",
  "refused",
  "repeated",
  "failedStatus",
];

it("places each bet once in 300 races", { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 300; seed += 1) {
    const { bets, balance, shown } = await race(seed);
    if (bets !== 1 || balance !== 99_000 || shown !== 0) {
      wrong.push(`seed ${seed}: ${bets} bets, balance ${balance}, ${shown} in the slip`);
    }
  }
  expect(wrong).toEqual([]);
});

async function race(seed: number) {
  const random = mulberry(seed);
  const site = new SampleSite(random);
  let tabs = [site.open(), site.open()];
  tabs[0]?.slip.toggle(sampleSelection({ priceId: "p" }));
  for (const { context } of tabs) void requote(context);
  await site.time.pass(200);
  tabs[0]?.slip.setStake("p", "10");
  await site.time.pass(random() < 0.5 ? 0 : 100);
  site.server.delay = random() < 0.3 ? 5000 : 0;
  for (let step = 0; step < 6; step += 1) {
    site.server.faults = [FAULTS[Math.floor(random() * FAULTS.length)] ?? "none"];
    const tab = tabs[Math.floor(random() * tabs.length)];
    if (random() < 0.3) void tab?.slip.place();
    void tab?.slip.place();
    if (random() < 0.5) for (const one of tabs) void one.slip.place();
    if (random() < 0.3) {
      await site.time.pass(random() * 300);
      tab?.close();
      tabs = [...tabs.filter((one) => one !== tab), site.open()];
    }
    if (random() < 0.4) void tab?.slip.resend();
    await site.time.pass(random() * 20_000);
  }
  // The network recovers, and the player continues until nothing is left to place.
  site.server.faults = ["none"];
  for (let press = 0; press < 6; press += 1) {
    await site.time.pass(60_000);
    for (const { slip } of tabs) void (random() < 0.5 ? slip.resend() : slip.place());
    for (const { slip } of tabs) void slip.resend();
  }
  await site.time.pass(60_000);
  const shown = Math.max(...tabs.map(({ state }) => state.selections.length));
  return { bets: site.server.bets(), balance: site.server.balance, shown };
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

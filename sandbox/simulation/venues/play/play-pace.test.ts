// The pace of games by profile, and the member's own limits at a game.
import { expect, it } from "vitest";
import { putLimit } from "../../../backend/duties/limit-store.ts";
import { closeMarket } from "../../../backend/duties/opt-outs.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { balanceOf } from "./play-money.ts";
import { findTicket, type PlayTicket } from "./play-room.ts";
import { playTicketRound } from "./play-round.ts";
import { SAMPLE_CENTS, type SamplePlay, samplePlay } from "../../../testing/sample-play.ts";

let serial = 0;
const spin = ({ world }: SamplePlay, ticket: PlayTicket, time: number, stakeCents = 500) => {
  const asked = { round: `round-${(serial += 1)}`, bet: { stakeCents } };
  return playTicketRound(world, ticket, asked, time);
};

it.each([
  ["RTS 14D", "uk"],
  ["Standard 2.18", "on"],
] as const)(
  "%s, %s: a slot spins at most every 2.5 seconds, also when opened again",
  (_, profile) => {
    const sample = samplePlay(profile);
    const first = sample.open("CHDZ", "deep-chest");
    spin(sample, first, MOMENT);
    expect(() => spin(sample, first, MOMENT + 2499)).toThrow("至少间隔 2.5 秒");
    spin(sample, first, MOMENT + 2500);
    const again = sample.open("CHDZ", "deep-chest");
    expect(() => spin(sample, again, MOMENT + 4000)).toThrow("至少间隔 2.5 秒");
    spin(sample, again, MOMENT + 5000);
  },
);

it("a repeated request is no new spin", () => {
  const sample = samplePlay("uk");
  const ticket = sample.open("CHDZ", "deep-chest");
  const asked = { round: "the-same-round", bet: { stakeCents: 500 } };
  const first = playTicketRound(sample.world, ticket, asked, MOMENT);
  expect(playTicketRound(sample.world, ticket, asked, MOMENT + 100)).toEqual(first);
});

it("RTS 14G: another game's rounds are 5 seconds apart; a table that all share has its own pace", () => {
  const sample = samplePlay("uk");
  expect(sample.open("BHBY", "whale-hunt").pace.roundMs).toBe(5000);
  for (const table of ["a01", "d24", "n05"]) {
    expect(sample.open("QLZR", table).pace.roundMs, table).toBe(0);
  }
  expect(sample.open("G1CP").pace.roundMs).toBe(0);
});

it.each([
  ["RTS 8, 14F", "uk"],
  ["Standard 2.16, 2.20", "on"],
] as const)("%s, %s: no autoplay, no celebration of a return up to the stake", (_, profile) => {
  expect(samplePlay(profile).open("CHDZ", "deep-chest").pace).toEqual({
    autoplay: false,
    roundMs: 2500,
    celebrateAny: false,
    mostCents: null,
  });
  expect(samplePlay("none").open("CHDZ", "deep-chest").pace).toEqual({
    autoplay: true,
    roundMs: 0,
    celebrateAny: true,
    mostCents: null,
  });
});

it("SI 2025/215: a spin above the highest stake is refused and moves nothing; other games have none", () => {
  const sample = samplePlay("uk", 200);
  const ticket = sample.open("CHDZ", "deep-chest");
  expect(() => spin(sample, ticket, MOMENT, 500)).toThrow("每次旋转最高投注 ¥2");
  expect(balanceOf(sample.world, ticket)).toBe(SAMPLE_CENTS);
  expect(() => spin(sample, ticket, MOMENT, 200)).not.toThrow();
  expect(sample.open("BHBY", "whale-hunt").pace.mostCents).toBeNull();
});

it("58 Pa. Code § 814a.2: a round above the member's own limit is refused and moves nothing", () => {
  const sample = samplePlay();
  const { world, member } = sample;
  const ticket = sample.open("CHDZ", "deep-chest");
  putLimit(world.database, member, { kind: "bet", span: "each", value: 200 });
  expect(() => spin(sample, ticket, MOMENT)).toThrow("超过您设置的单注限额 ¥\u00A02");
  expect(balanceOf(world, ticket)).toBe(SAMPLE_CENTS);
  expect(() => spin(sample, ticket, MOMENT, 200)).not.toThrow();
});

it("a demo has no limits", () => {
  const sample = samplePlay();
  putLimit(sample.world.database, sample.member, { kind: "stake", span: "day", value: 0 });
  const ticket = sample.open("CHDZ", "deep-chest", true);
  expect(() => spin(sample, ticket, MOMENT)).not.toThrow();
});

it("a closed market takes no stake in an open game", () => {
  const sample = samplePlay();
  const ticket = sample.open("CHDZ", "deep-chest");
  closeMarket(sample.world.database, sample.member, { market: "casino", time: MOMENT });
  expect(() => spin(sample, ticket, MOMENT)).toThrow("您已关闭娱乐场");
});

it.each([
  ["RTS 14C", "uk"],
  ["Standard 2.17", "on"],
] as const)("%s, %s: opening a slot ends the one that was open", (_, profile) => {
  const sample = samplePlay(profile);
  const first = sample.open("CHDZ", "deep-chest");
  sample.open("CHDZ", "deep-chest");
  expect(findTicket(sample.world.play, first.id, MOMENT)).toBeNull();
});

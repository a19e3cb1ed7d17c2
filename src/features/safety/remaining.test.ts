import { describe, expect, it } from "vitest";
import { DEPOSIT_KINDS, STAKE_KINDS } from "#domain/safety/spending.ts";
import { remainingOf } from "./remaining.ts";
import { sampleLimit } from "./sample-info.ts";

const day = sampleLimit({ value: 100_000, used: 60_000, remaining: 40_000 });
const week = sampleLimit({ window: "week", value: 300_000, used: 290_000, remaining: 10_000 });
const bet = sampleLimit({ kind: "bet", window: "each", value: 20_000 });

describe("RTS 12A: limits are shown before they are hit", () => {
  it("shows the tightest limit of a kind, and what an amount exceeds it by", () => {
    const found = remainingOf([day, week, bet], { kinds: DEPOSIT_KINDS, cents: 15_000 });
    expect(found).toEqual([
      { kind: "deposit", window: "week", of: 300_000, left: 10_000, over: 5000 },
    ]);
  });

  it("takes an amount that reaches the limit exactly", () => {
    expect(remainingOf([week], { kinds: DEPOSIT_KINDS, cents: 10_000 })[0]?.over).toBe(0);
  });

  it("counts each bet by itself", () => {
    const found = remainingOf([day, bet], { kinds: STAKE_KINDS, cents: 20_001 });
    expect(found).toEqual([{ kind: "bet", window: "each", of: 20_000, left: 20_000, over: 1 }]);
  });

  it("says nothing of limits that are not set or already used up beyond zero", () => {
    expect(remainingOf([sampleLimit()], { kinds: DEPOSIT_KINDS, cents: 1 })).toEqual([]);
    const spent = sampleLimit({ value: 1000, used: 1500, remaining: -500 });
    expect(remainingOf([spent], { kinds: DEPOSIT_KINDS, cents: 100 })[0]).toMatchObject({
      left: 0,
      over: 100,
    });
  });
});

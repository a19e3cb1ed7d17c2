import { describe, expect, it } from "vitest";
import { isRaise, limitProblem, limitsByKind, limitValue, pendingState } from "./limit-state.ts";
import { sampleInfo, sampleLimit } from "../sample-info.ts";

describe("RTS 12B, Standard 2.24: what a change of a limit does", () => {
  it("lowers and first limits hold at once", () => {
    expect(isRaise({ value: 10_000 }, 9999)).toBe(false);
    expect(isRaise({ value: 10_000 }, 10_000)).toBe(false);
    expect(isRaise({ value: null }, 10_000)).toBe(false);
  });

  it("a higher limit and a removal wait", () => {
    expect(isRaise({ value: 10_000 }, 10_001)).toBe(true);
    expect(isRaise({ value: 10_000 }, null)).toBe(true);
  });

  it("a raise is confirmed from its moment on, not before", () => {
    const pending = { value: 20_000, askedAt: 0, from: 1000, until: 2000 };
    expect([999, 1000, 1500].map((now) => pendingState(pending, now))).toEqual([
      "waits",
      "ready",
      "ready",
    ]);
  });
});

describe("RTS 12A: the amount of a limit", () => {
  it.each([
    ["deposit", "", "required"],
    ["deposit", "0", "zero"],
    ["deposit", "12a", "format"],
    ["deposit", "1.234", "decimals"],
    ["deposit", "500", null],
    ["time", "0", "minutes"],
    ["time", "90", null],
    ["time", "1.5", "minutes"],
    ["time", "44641", "minutes"],
  ] as const)("%s %s: %s", (kind, typed, problem) => {
    expect(limitProblem(kind, typed)).toBe(problem);
  });

  it("is cents, or minutes", () => {
    expect([limitValue("deposit", "1,250.5"), limitValue("time", "90")]).toEqual([125_050, 90]);
  });
});

it("groups limits by kind and leaves out kinds that are not offered", () => {
  const limits = [
    sampleLimit({ kind: "loss", window: "day" }),
    sampleLimit({ kind: "deposit", window: "day" }),
    sampleLimit({ kind: "deposit", window: "week" }),
  ];
  const groups = limitsByKind(sampleInfo(0, { limits }).limits);
  expect(groups.map(({ kind, limits: { length } }) => [kind, length])).toEqual([
    ["deposit", 2],
    ["loss", 1],
  ]);
});

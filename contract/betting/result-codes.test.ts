import { describe, expect, it } from "vitest";
import { RESULT_CODES, cancelCode, isResultCode, outcomeOf } from "./result-codes.ts";
import type { ResultCode } from "./result-codes.ts";

describe("result codes", () => {
  it("contain every code of the specification", () => {
    const cancelled = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((suffix) => `D${suffix}`);
    expect(Object.keys(RESULT_CODES)).toEqual(["A", "W", "LW", "P", "LL", "L", "D", ...cancelled]);
  });

  it("give each code its meaning", () => {
    expect(RESULT_CODES).toMatchObject({
      A: "restored",
      W: "win",
      LW: "halfWin",
      P: "push",
      LL: "halfLoss",
      L: "loss",
      D: "cancelled",
      D0: "matchCancelled",
      D1: "wrongOdds",
      D2: "wrongResult",
      D3: "delayed",
      D4: "abandoned",
      D5: "noCorners",
      D6: "noCards",
      D7: "wrongLine",
      D8: "wrongTeams",
      D9: "wrongLeague",
      DA: "wrongStart",
      DB: "sidesSwapped",
      DC: "venueChanged",
      DD: "playerWithdrew",
      DE: "lineupChanged",
      DF: "betAfterStart",
      DG: "notAccepted",
      DH: "goalCancelled",
      DI: "cardCancelled",
      DJ: "irregular",
      DK: "duplicate",
      DL: "notPlayed",
      DM: "didNotPlay",
      DN: "otherReason",
      DZ: "otherReason",
    });
  });

  it("map each reason to its code", () => {
    expect(cancelCode("matchCancelled")).toBe("D0");
    expect(cancelCode("duplicate")).toBe("DK");
    expect(cancelCode("notPlayed")).toBe("DL");
  });

  it("reject other texts", () => {
    expect(["W", "D", "DZ", "X", "", "toString", "DD1"].filter(isResultCode)).toEqual([
      "W",
      "D",
      "DZ",
    ]);
  });

  it.each<[ResultCode, string | null]>([
    ["A", null],
    ["W", "W"],
    ["LL", "LL"],
    ["P", "P"],
    ["D", "D"],
    ["D7", "D"],
  ])("%s ends as %s", (code, outcome) => {
    expect(outcomeOf(code)).toBe(outcome);
  });
});

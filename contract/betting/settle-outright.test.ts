import { describe, expect, it } from "vitest";
import { settleOutright } from "./settlement.ts";

describe("settleOutright", () => {
  const WON = { code: "W", deadHeat: null };
  const LOST = { code: "L", deadHeat: null };

  it("settles only the winner as won", () => {
    const result = { ranking: [["a"]], places: 1 };
    expect(settleOutright("a", result)).toEqual(WON);
    expect(settleOutright("b", result)).toEqual(LOST);
    expect(settleOutright("a", null)).toBeNull();
  });

  it("settles a dead heat as a partial win", () => {
    const result = { ranking: [["a", "b"], ["c"]], places: 1 };
    expect(settleOutright("a", result)).toEqual({
      code: "W",
      deadHeat: { places: 1, runners: 2 },
    });
    expect(settleOutright("b", result)).toEqual(settleOutright("a", result));
    expect(settleOutright("c", result)).toEqual(LOST);
  });

  it("shares only the remaining places among tied runners", () => {
    const ranking = [["a"], ["b", "c"], ["d", "e", "f"], ["g"]];
    const settled = (places: number) =>
      ["a", "b", "d", "g"].map((runner) => settleOutright(runner, { ranking, places }));
    const shared = (places: number, runners: number) => ({
      code: "W",
      deadHeat: { places, runners },
    });
    expect(settled(2)).toEqual([WON, shared(1, 2), LOST, LOST]);
    expect(settled(3)).toEqual([WON, WON, LOST, LOST]);
    expect(settled(5)).toEqual([WON, WON, shared(2, 3), LOST]);
    expect(settled(6)).toEqual([WON, WON, WON, LOST]);
  });
});

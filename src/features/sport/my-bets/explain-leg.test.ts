import { expect, it } from "vitest";
import type { Ticket } from "#contract/api/ticket.ts";
import { explainLeg } from "./explain-leg.ts";
import { sampleTicket } from "#testing/sample-ticket.ts";

type Leg = Ticket["legs"][number];

function leg(changes: Partial<Leg>, result: Partial<NonNullable<Leg["result"]>> = {}): Leg {
  const [base] = sampleTicket().legs;
  if (base === undefined) throw new Error("A sample without legs.");
  const score: [number, number] = [1, 0];
  const settled = { code: "W", score, scoreAtBet: null, deadHeat: null, factor: "1.9" };
  return { ...base, ...changes, result: { ...settled, ...result } };
}

it("splits a quarter line into its two half stakes (content/help/rqgl)", () => {
  const reason = explainLeg(leg({ w: "R", r: "H", line: "-0.75" }, { code: "LW", factor: "1.45" }));
  expect(reason?.halves).toEqual([
    { line: "-1", outcome: "P" },
    { line: "-0.5", outcome: "W" },
  ]);
  expect(reason?.factor).toBe("1.45");
});

it("counts an in-play handicap from the score at the bet", () => {
  const reason = explainLeg(
    leg(
      { w: "RE", r: "H", line: "-0.5" },
      { code: "L", score: [1, 0], scoreAtBet: [1, 0], factor: "0" },
    ),
  );
  expect(reason?.halves).toEqual([{ line: "-0.5", outcome: "L" }]);
});

it("compares a team's total with that team, and a side's line with the other", () => {
  const total = explainLeg(leg({ w: "OUC", r: "U", line: "0.5" }, { score: [3, 0] }));
  expect(total?.halves).toEqual([{ line: "0.5", outcome: "W" }]);
  const away = explainLeg(leg({ w: "R", r: "C", line: "-0.75" }, { code: "LL", factor: "0.5" }));
  expect(away?.halves.map(({ outcome }) => outcome)).toEqual(["L", "P"]);
});

it("has no steps for a cancelled leg, and no reason for an open one", () => {
  const cancelled = explainLeg(
    leg({ w: "R", line: "-0.5" }, { code: "D0", score: null, factor: "1.0000000" }),
  );
  expect(cancelled).toMatchObject({ halves: [], outcome: "D", factor: "1" });
  expect(explainLeg({ ...leg({}), result: null })).toBeNull();
});

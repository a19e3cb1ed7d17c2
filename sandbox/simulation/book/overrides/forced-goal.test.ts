import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookOf } from "../book.ts";
import { sampleWorld, someOfEach } from "../sample-book.ts";
import { isPaused } from "../timeline.ts";
import { withGoal } from "./forced-goal.ts";

vi.setConfig({ testTimeout: 30_000 });

it("a match stays consistent with any forced goals", () => {
  const book = bookOf(sampleWorld(8));
  const fixtures = someOfEach(book, MOMENT, 4).filter(({ sport }) => sport === "FT");
  const goals = fc.array(
    fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), home: fc.boolean() }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(goals, fc.nat(fixtures.length - 1), (overridden, index) => {
      const plain = book.timelineOf(fixtures[index] ?? missing());
      const { begins, ends } = plain;
      const timeline = overridden.reduce(
        (made, { share, home }) =>
          withGoal(made, {
            at: Math.round(begins + share * (ends - begins)),
            side: home ? "H" : "C",
          }),
        plain,
      );
      const sum = (list: readonly (readonly [number, number])[]) =>
        list.reduce((total, [home, away]) => total + home + away, 0);
      let last = begins;
      for (const { at, score, periods } of timeline.snapshots) {
        expect(at).toBeGreaterThanOrEqual(last);
        expect(sum(periods.map((period) => period.score))).toBe(sum([score]));
        last = at;
      }
      const added = timeline.incidents.length - plain.incidents.length;
      const end = ({ snapshots }: typeof plain) => sum([snapshots.at(-1)?.score ?? [0, 0]]);
      expect(end(timeline)).toBe(end(plain) + added);
      const scores = timeline.incidents
        .filter(({ kind }) => kind === "goal")
        .map(({ score }) => sum([score]));
      expect(scores).toEqual(scores.map((_, place) => place + 1));
    }),
    { numRuns: 60 },
  );
});

it("suspends prices for twenty seconds, and has the right minute", () => {
  const book = bookOf(sampleWorld(8));
  for (const sport of ["FT", "VF"] as const) {
    const fixture = someOfEach(book, MOMENT, 1).find((found) => found.sport === sport);
    const plain = book.timelineOf(fixture ?? missing());
    const at = Math.round(plain.begins + (sport === "FT" ? 600_000 : 20_000));
    const timeline = withGoal(plain, { at, side: "C" });
    expect([at, at + 19_999].every((time) => isPaused(timeline, time))).toBe(true);
    expect(timeline.incidents.find((incident) => incident.at === at)).toMatchObject({
      clock: 600,
      kind: "goal",
      side: "C",
    });
  }
});

function missing(): never {
  throw new Error("there is none");
}

import fc from "fast-check";
import { expect, it } from "vitest";
import { TOUR_STEPS, tourOrder, type TourStepId } from "#session/overlays/tour-steps.ts";
import { placeInPlan, type TourPlace, tourPlan } from "./tour-plan.ts";

const everywhere: TourPlace = {
  wide: true,
  header: "top",
  hasPage: () => true,
  missing: new Set(),
};
const ids = (place: Partial<TourPlace>) =>
  tourPlan({ ...everywhere, ...place }).map(({ id }) => id);

it("includes the steps that window and layout show", () => {
  expect(ids({})).toEqual([
    "mark",
    "nav",
    "category",
    "balance",
    "account",
    "service",
    "help",
    "search",
    "security",
  ]);
  expect(ids({ header: "side" })).not.toContain("help");
  expect(ids({ wide: false })).toEqual([
    "mark",
    "categories",
    "category",
    "more",
    "service",
    "search",
    "security",
  ]);
});

it("leaves out steps whose page is not there or whose place was not found", () => {
  expect(ids({ hasPage: (path) => path !== "/app/help/kh" })).not.toContain("search");
  expect(ids({ missing: new Set<TourStepId>(["nav"]) })).not.toContain("nav");
  expect(ids({ hasPage: () => false })).toEqual([]);
});

const step = fc.constantFrom(...TOUR_STEPS.map(({ id }) => id));
const place = fc
  .record({
    wide: fc.boolean(),
    header: fc.constantFrom("top" as const, "side" as const),
    missing: fc.array(step).map((list) => new Set(list)),
  })
  .map((given): TourPlace => ({ ...everywhere, ...given }));

it("keeps the order", () => {
  fc.assert(
    fc.property(place, (given) => {
      const order = tourPlan(given).map(({ id }) => tourOrder(id));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
  );
});

it("has a place for every step: its own, the next, or the last", () => {
  fc.assert(
    fc.property(place, step, (given, wanted) => {
      const order = tourPlan(given).map(({ id }) => tourOrder(id));
      const at = placeInPlan(tourPlan(given), wanted);
      const isPast = (other: number) => other < tourOrder(wanted);
      expect(order.slice(0, at).every(isPast)).toBe(true);
      expect(order.slice(at, -1).some(isPast)).toBe(false);
    }),
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFeedModel, type FeedModel } from "./feed-model.ts";
import { createTestFeed, heldBy, sampleMarket, sorted, STEPS } from "./test-feed.ts";

const MATCHES = 5;
const step = fc.record({
  kind: fc.constantFrom(...STEPS),
  match: fc.nat(MATCHES),
  value: fc.integer({ min: 0, max: 99 }),
});
/** Transport of each change: number of copies, and how many places late. */
const way = fc.record({ copies: fc.nat(2), late: fc.nat(6) });
const journey = fc.array(fc.tuple(step, way), { maxLength: 60 });

describe("a channel under reordered, repeated and lost changes", () => {
  it("equals the server after the next snapshot, and after every change that follows", () => {
    fc.assert(
      fc.property(journey, fc.nat(60), fc.nat(60), (steps, taken, given) => {
        const server = createTestFeed(MATCHES);
        const model = createFeedModel();
        model.applySnapshot(server.snapshot(), 0);
        const at = Math.min(taken, steps.length);
        let snapshot = server.snapshot();
        const sent = steps.map(([next, { copies, late }], index) => {
          const delta = server.step(next);
          if (index < at) snapshot = server.snapshot();
          // Changes after the snapshot are not lost, else there would be another snapshot.
          return { delta, copies: index < at ? copies : Math.max(1, copies), due: index + late };
        });
        const arrivals = sent
          .flatMap(({ delta, copies, due }) =>
            Array.from({ length: copies }, () => ({ delta, due })),
          )
          .toSorted((left, right) => left.due - right.due);
        for (const [index, { delta }] of arrivals.entries()) {
          const overtaken = snapshot.seq < (model.seq ?? 0);
          if (index === given && !overtaken) model.applySnapshot(snapshot, index);
          model.applyDelta(delta, index);
        }
        if (model.seq !== server.snapshot().seq) model.applySnapshot(snapshot, 99);
        expect(model.seq).toBe(server.snapshot().seq);
        expect(heldBy(model)).toEqual(sorted(server.snapshot().matches));
      }),
    );
  });

  it("equals the server without a snapshot while no change is lost", () => {
    fc.assert(
      fc.property(journey, (steps) => {
        const server = createTestFeed(MATCHES);
        const model = createFeedModel();
        model.applySnapshot(server.snapshot(), 0);
        const sent = steps.map(([next, { late }], index) => ({
          delta: server.step(next),
          due: index + late,
        }));
        for (const { delta } of sent.toSorted((left, right) => left.due - right.due)) {
          model.applyDelta(delta, 0);
        }
        expect(model.needsSnapshot(10_000)).toBe(false);
        expect(heldBy(model)).toEqual(sorted(server.snapshot().matches));
      }),
    );
  });

  it("reports every change", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const server = createTestFeed(MATCHES);
        const model = createFeedModel();
        model.applySnapshot(server.snapshot(), 0);
        model.takeChanges(0);
        for (const next of steps) {
          const before = oddsOf(model);
          const was = new Map(model.content.matches);
          model.applyDelta(server.step(next), 0);
          const { prices, matches } = model.takeChanges(0);
          expect([...differing(before, oddsOf(model))].filter((id) => !prices.has(id))).toEqual([]);
          const others = differing(was, model.content.matches);
          expect([...others].filter((id) => !matches.has(id))).toEqual([]);
        }
      }),
    );
  });
});

function oddsOf({ content }: FeedModel): Map<string, string> {
  return new Map([...content.prices.byId].map(([id, { odds, active }]) => [id, odds + active]));
}

function differing<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): Set<string> {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return new Set([...keys].filter((key) => before.get(key) !== after.get(key)));
}

describe("a gap", () => {
  const begun = () => {
    const server = createTestFeed(2);
    const model = createFeedModel();
    model.applySnapshot(server.snapshot(), 0);
    return { server, model, next: () => server.step({ kind: "score", match: 0, value: 1 }) };
  };

  it("requests a snapshot when it stays open for a second", () => {
    const { model, next } = begun();
    next();
    model.applyDelta(next(), 1000);
    expect(model.needsSnapshot(1900)).toBe(false);
    expect(model.needsSnapshot(2000)).toBe(true);
  });

  it("requests a snapshot at once behind twenty changes", () => {
    const { model, next } = begun();
    next();
    for (let count = 0; count < 20; count++) model.applyDelta(next(), 0);
    expect(model.needsSnapshot(0)).toBe(false);
    model.applyDelta(next(), 0);
    expect(model.needsSnapshot(0)).toBe(true);
  });

  it("requests nothing once it closes, and the data is as old as its last change", () => {
    const { model, next } = begun();
    const [first, second] = [next(), next()];
    const { dataAt } = model;
    model.applyDelta(second, 0);
    expect(model.dataAt).toBe(dataAt);
    model.applyDelta(first, 500);
    expect(model.dataAt).toBe(second.time);
    expect(model.needsSnapshot(5000)).toBe(false);
  });
});

describe("prices", () => {
  const begun = () => {
    const server = createTestFeed(1);
    const model = createFeedModel();
    model.applySnapshot(server.snapshot(), 0);
    model.takeChanges(0);
    return { server, model, price: () => model.content.prices.byId.get("0:RE:0:H") };
  };

  it("move up and down, then rest", () => {
    const { server, model, price } = begun();
    const delta = server.step({ kind: "odds", match: 0, value: 96 });
    model.applyDelta(delta, 0);
    expect(price()).toMatchObject({ odds: "0.96", moved: "up", movedAt: delta.time });
    expect(model.takeChanges(delta.time).prices).toContain("0:RE:0:H");
    expect(model.takeChanges(delta.time + 2999).prices.size).toBe(0);
    expect(model.takeChanges(delta.time + 3000).prices).toContain("0:RE:0:H");
    expect(price()?.moved).toBe("same");
  });

  it("do not move when the line changes", () => {
    const { server, model, price } = begun();
    const market = { ...sampleMarket("0", "RE", 0), line: "-0.75" };
    const prices = market.prices.map((one) => ({ ...one, odds: "1.10" }));
    const delta = server.step({ kind: "nothing", match: 0, value: 0 });
    const markets = [{ gameId: "0", market: { ...market, prices } }];
    model.applyDelta({ ...delta, markets }, 0);
    expect(price()).toMatchObject({ odds: "1.10", moved: "same" });
  });
});

it("keep match and list the same objects while only odds and score change", () => {
  const server = createTestFeed(3);
  const model = createFeedModel();
  model.applySnapshot(server.snapshot(), 0);
  model.takeChanges(0);
  const { ids, matches } = model.content;
  const before = [ids, matches.get("0")];
  model.applyDelta(server.step({ kind: "odds", match: 0, value: 7 }), 0);
  model.applyDelta(server.step({ kind: "score", match: 0, value: 2 }), 0);
  model.applySnapshot(server.snapshot(), 0);
  expect([model.content.ids, matches.get("0")]).toEqual(before);
  expect(model.content.ids).toBe(ids);
  expect(matches.get("0")).toBe(before[1]);
});

it("keeps the wanted leagues only", () => {
  const server = createTestFeed(6);
  const model = createFeedModel(({ leagueId }) => leagueId === "1");
  model.applySnapshot(server.snapshot(), 0);
  model.applyDelta(server.step({ kind: "come", match: 2, value: 1 }), 0);
  expect(model.content.ids).toEqual(["1", "4"]);
  expect(model.content.prices.byId.has("2:RE:0:H")).toBe(false);
});

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { TABLES } from "../data/content.ts";
import { dealerAt } from "./table-dealers.ts";

const MOMENTS = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });

it("a dealer is at one table, at any time, and has a portrait of her own", () => {
  fc.assert(
    fc.property(fc.nat(), MOMENTS, (seed, time) => {
      const dealers = TABLES.map((table) => dealerAt(seed, table, time));
      expect(new Set(dealers.map(({ name }) => name)).size).toBe(TABLES.length);
      expect(new Set(dealers.map(({ id }) => id)).size).toBe(TABLES.length);
      expect(dealers.filter(({ name }, at) => name === TABLES[at]?.id)).toEqual([]);
    }),
  );
});

it("no one deals at two tables within a day", () => {
  fc.assert(
    fc.property(fc.nat(), MOMENTS, (seed, time) => {
      const tableOf = new Map<string, string>();
      for (let hour = 0; hour < 24; hour += 1) {
        for (const table of TABLES) {
          const { name } = dealerAt(seed, table, time + hour * 3_600_000);
          expect(tableOf.get(name) ?? table.id, name).toBe(table.id);
          tableOf.set(name, table.id);
        }
      }
    }),
    { numRuns: 10 },
  );
});

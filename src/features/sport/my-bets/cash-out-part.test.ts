import * as fc from "fast-check";
import { expect, it } from "vitest";
import { leastPercent, partOf } from "./cash-out-part.ts";

it("offers the lowest percentage that pays something", () => {
  const cents = fc.integer({ min: 100, max: 10_000_000 });
  fc.assert(
    fc.property(cents, (valueCents) => {
      const minPartCents = 100;
      const least = leastPercent({ valueCents, minPartCents });
      expect(partOf(valueCents, least)).toBeGreaterThanOrEqual(minPartCents);
      expect(partOf(valueCents, least - 1)).toBeLessThan(minPartCents);
    }),
  );
});

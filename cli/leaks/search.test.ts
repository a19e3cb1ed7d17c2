// The search over all needles at once finds what a plain search for each finds.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BrandIdentity } from "./brand-identity.ts";
import { createLeakGate } from "./leak-gate.ts";
import { fleetEntries } from "./needles.ts";
import { compileTables } from "./search-tables.ts";

describe("the search", () => {
  const letters = fc.string({
    unit: fc.constantFrom("a", "b", "A", "-", "龙", "凤", "1"),
    minLength: 4,
    maxLength: 9,
  });

  it("finds what a plain search finds, wherever it lies and however needles overlap", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, { minLength: 1, maxLength: 30 }),
        fc.array(letters, { maxLength: 40 }),
        (names, text) => {
          const identities = names.map((name, index): BrandIdentity => ({
            id: `brand-${index}`,
            texts: [["title", `龙${name}凤`]],
            colours: "",
            drawings: [],
          }));
          const content = text.map((part, index) => (index % 2 ? `龙${part}凤` : part)).join("");
          const { entries } = fleetEntries(identities, new Set());
          const found = createLeakGate(compileTables(identities, entries)).check("other", [
            { name: "a.txt", data: Buffer.from(content) },
          ]);
          const lower = content.toLowerCase();
          const expected = entries.flatMap(({ text: needle }) =>
            positions(lower, needle.toLowerCase()),
          );
          expect(found.map(({ offset }) => offset).toSorted((a, b) => a - b)).toEqual(
            expected.toSorted((a, b) => a - b),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Bytes at which a needle begins. */
function positions(text: string, needle: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1))
    found.push(Buffer.byteLength(text.slice(0, at)));
  return found;
}

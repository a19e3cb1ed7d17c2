import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BrandIdentity } from "./brand-identity.ts";
import { createIsolationCheck } from "./isolation-check.ts";
import { rulesOf } from "./isolation-rules.ts";

describe("the search", () => {
  const letters = fc.string({
    unit: fc.constantFrom("a", "b", "A", "-", "龙", "凤", "1"),
    minLength: 4,
    maxLength: 9,
  });

  it("finds the same positions as indexOf for each term, also for overlapping terms", () => {
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
          const rules = rulesOf(identities);
          const found = createIsolationCheck(rules).check("other", [
            { name: "a.txt", data: Buffer.from(content) },
          ]);
          const lower = content.toLowerCase();
          const expected = rules.terms.flatMap(({ text: term }) =>
            positions(lower, term.toLowerCase()),
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

/** Offsets in bytes. */
function positions(text: string, term: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1))
    found.push(Buffer.byteLength(text.slice(0, at)));
  return found;
}

// For any document and facts, the module shows the document with the facts in place of its variables.
import { runInThisContext } from "node:vm";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { LegalDocument } from "#contract/legal.ts";
import { fuzzRuns } from "../fuzz/fuzz-runs.ts";
import { hostileText } from "../fuzz/hostile-text.ts";
import { legalHash, legalModule, type LegalText } from "./legal-text.ts";
import { LEGAL_VARIABLES } from "./legal-variables.ts";

/** What a file can hold beside variables: no NUL is read, and `{{` begins a variable. */
const plain = hostileText.map((text) => text.replaceAll(/\0|[{}]/g, ""));
const FACTS = { name: "terms", variant: "v", converted: false } as const;
const values = fc.array(hostileText, {
  minLength: LEGAL_VARIABLES.length,
  maxLength: LEGAL_VARIABLES.length,
});

test("values replace their variables as plain text", () => {
  fc.assert(
    fc.property(
      plain,
      plain,
      fc.nat(LEGAL_VARIABLES.length - 1),
      values,
      (before, after, at, facts) => {
        const sentence = `${before}{{ ${LEGAL_VARIABLES[at]} }}${after}`;
        const blocks = [{ kind: "heading", level: 1, id: "s1", text: sentence }] as const;
        const text: LegalText = { ...FACTS, title: sentence, blocks };
        const source = legalModule(text);
        expect(source).not.toMatch(/[<\u2028\u2029]/);
        const script = source.replace("export default", "(").replace(/;\n$/, ")");
        const make = runInThisContext(script) as (...given: unknown[]) => LegalDocument;
        const hash = legalHash(text, facts);
        const shown = `${before}${facts[at]}${after}`;
        expect(make(facts, "2026-11-01", hash)).toEqual({
          ...FACTS,
          title: shown,
          effectiveDate: "2026-11-01",
          hash,
          blocks: [{ kind: "heading", level: 1, id: "s1", text: shown }],
        });
      },
    ),
    fuzzRuns(),
  );
});

test("a changed value or word changes the hash", () => {
  const text = (title: string): LegalText => ({ ...FACTS, title, blocks: [] });
  const facts: readonly string[] = LEGAL_VARIABLES;
  const others = facts.with(LEGAL_VARIABLES.indexOf("licence"), "other");
  const hash = legalHash(text("一 {{licence}}"), facts);
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(legalHash(text("一 {{licence}}"), others)).not.toBe(hash);
  expect(legalHash(text("二 {{licence}}"), facts)).not.toBe(hash);
  // What a player reads is what counts, wherever it comes from.
  expect(legalHash(text("一 licence"), others)).toBe(hash);
});

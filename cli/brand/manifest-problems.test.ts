import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ManifestSchema } from "#contract/manifest.ts";
import { DEFAULT_MANIFEST } from "./defaults.ts";
import { manifestProblems } from "./manifest-problems.ts";
import { mergeLayers, type SourceLayer } from "./source-layers.ts";
import { isObject, parseStrictJson } from "../files/strict-json.ts";

const KEYS = [
  "id",
  "name",
  "layout",
  "home",
  "main",
  "aside",
  "switches",
  "chat",
  "legal",
  "api",
  "encryption",
  "x",
];

test("any object is valid or has complete problems", () => {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, 1, "", "jackpot", "gcm"),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...KEYS), tie("value"), { maxKeys: 6 }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...KEYS), value), (manifest) => {
      const { value: parsed, lines } = parseStrictJson(
        JSON.stringify(manifest, null, 1),
        "brand.json",
      );
      if (!isObject(parsed)) throw new Error("an object was written");
      const chain: SourceLayer[] = [
        { label: "built-in", file: null, value: DEFAULT_MANIFEST, lines: new Map() },
        { label: "brand", file: "brand.json", value: parsed, lines },
      ];
      const result = v.safeParse(ManifestSchema, mergeLayers(chain));
      const problems = result.success ? [] : manifestProblems(result.issues, chain);
      expect(problems.length > 0).toBe(!result.success);
      for (const problem of problems) {
        expect(problem.file).toBe("brand.json");
        expect(problem.what).toMatch(/\.$/);
        expect(problem.fix).not.toBe("");
      }
    }),
  );
});

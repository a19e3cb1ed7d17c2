// What `brand export` writes in any format, `brand import` reads back to the same colours.
import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { EDITIONS } from "#contract/locales.ts";
import { fuzzRuns } from "../fuzz/fuzz-runs.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { readSharedLayer } from "../tokens/read-token-file.ts";
import type { ResolvedToken } from "../tokens/token-types.ts";
import { EXPORT_FORMATS } from "./export-formats.ts";
import { exportTokens } from "./export-tokens.ts";
import { wordsOf } from "./imported-token.ts";
import { readTokenSet } from "./read-token-set.ts";

const semantic = readSharedLayer(path.join(PACKAGE_ROOT, "tokens/semantic.json"));
const roles = [...semantic.declarations, ...semantic.tokens].flatMap(({ name, type }) =>
  type === "color" ? [name] : [],
);

const hex = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom("", "", "", "80", "00"))
  .map(([number, alpha]) => `#${number.toString(16).padStart(6, "0")}${alpha}`);
const edition = fc.array(hex, { minLength: roles.length, maxLength: roles.length });
const place = { file: "", line: 1 };

const tokensOf = (colours: readonly string[]): readonly ResolvedToken[] => [
  ...roles.map((role, at) => ({
    path: role,
    type: "color" as const,
    value: colours[at] ?? "",
    aliasOf: [],
    source: place,
    ...place,
  })),
  { path: "radius.md", type: "dimension", value: "10px", aliasOf: [], source: place, ...place },
  { path: "weight.bold", type: "fontWeight", value: "600", aliasOf: [], source: place, ...place },
];

test.each(EXPORT_FORMATS)("%s holds the colours of both editions", (format) => {
  const brand = fc.record({ classic: edition, professional: edition });
  fc.assert(
    fc.property(brand, (colours) => {
      const tokens = Object.fromEntries(EDITIONS.map((name) => [name, tokensOf(colours[name])]));
      const text = exportTokens(format, "aurora", tokens);
      const {
        colours: read,
        radii,
        warnings,
      } = readTokenSet([{ file: format === "css" ? "a.css" : "a.json", text }]);
      const found = (mode: string) =>
        Object.fromEntries(
          read.flatMap((one) =>
            one.mode === null || one.mode === mode ? [[one.name, one.hex]] : [],
          ),
        );
      const expected = (all: readonly string[]) =>
        Object.fromEntries(
          roles.flatMap((role, at) => (all[at]?.length === 7 ? [[wordsOf(role), all[at]]] : [])),
        );
      expect(found("light")).toEqual(expected(colours.classic));
      expect(found("dark")).toEqual(expected(colours.professional));
      expect(radii[0]?.pixels).toBe(10);
      expect(warnings).toEqual([]);
    }),
    fuzzRuns(0.04),
  );
});

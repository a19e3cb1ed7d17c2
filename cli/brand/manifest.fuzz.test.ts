// Any manifest is accepted, or refused with codes of the catalogue; nothing is thrown.
import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ManifestSchema } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import { ERROR_CODES } from "../errors/error-codes.ts";
import type { Problem } from "../errors/errors.ts";
import { fuzzRuns } from "../fuzz/fuzz-runs.ts";
import { hostileText } from "../fuzz/hostile-text.ts";
import { schemaArbitrary } from "../fuzz/schema-arbitrary.ts";
import { isObject, parseStrictJson } from "../files/strict-json.ts";
import { BUILT_IN, DEFAULT_MANIFEST } from "./defaults.ts";
import { manifestProblems } from "./manifest-problems.ts";
import { ruleProblems } from "./manifest-rules.ts";
import { locator, mergeLayers, type SourceLayer } from "./source-layers.ts";

const BASE: SourceLayer = {
  label: BUILT_IN,
  file: null,
  value: DEFAULT_MANIFEST,
  lines: new Map(),
};
const manifests = schemaArbitrary(ManifestSchema);

/** As `loadFleet`, for the text of one manifest. */
function check(text: string): { accepted: boolean; problems: readonly Problem[] } {
  const { value, lines, problems } = parseStrictJson(text, "brand.json");
  if (!isObject(value)) return { accepted: false, problems };
  const chain = [BASE, { label: "brand", file: "brand.json", value, lines }];
  const parsed = v.safeParse(ManifestSchema, mergeLayers(chain));
  if (!parsed.success)
    return { accepted: false, problems: [...problems, ...manifestProblems(parsed.issues, chain)] };
  const { switches, id } = parsed.output;
  const rules = ruleProblems(parsed.output, id, switches as SwitchSet, locator(chain));
  return { accepted: true, problems: [...problems, ...rules] };
}

function expectCoded(problems: readonly Problem[]): void {
  expect(problems.filter(({ code, what, fix }) => !ERROR_CODES[code] || !what || !fix)).toEqual([]);
  expect(problems.filter(({ what }) => what.length > 600)).toEqual([]);
}

test("a manifest of the schema is accepted, or breaks a rule that has a code", () => {
  fc.assert(
    fc.property(manifests, (manifest) => {
      const { accepted, problems } = check(JSON.stringify(manifest));
      expect(accepted).toBe(true);
      expectCoded(problems);
    }),
    fuzzRuns(0.5),
  );
});

const junk = fc.oneof(
  hostileText,
  // Copies: the same object twice could be put into itself.
  fc.constantFrom(null, true, -1, 1e308, [], {}, [[]]).map((value) => structuredClone(value)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Sets `value` at the path of `steps`, at a new `key` if there is one. */
function corrupt(
  root: unknown,
  steps: readonly number[],
  key: string | null,
  value: unknown,
): void {
  let holder = root;
  for (const step of steps) {
    if (typeof holder !== "object" || holder === null) return;
    const keys = Object.keys(holder);
    const chosen = keys[step % Math.max(1, keys.length)];
    const inner = chosen === undefined ? undefined : (Reflect.get(holder, chosen) as unknown);
    if (typeof inner === "object" && inner !== null) holder = inner;
    else {
      Object.defineProperty(holder, key ?? chosen ?? "x", {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
      return;
    }
  }
}

test("a manifest with wrong values in any place is refused or harmless", () => {
  const corruptions = fc.array(
    fc.tuple(fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }), fc.option(hostileText), junk),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(manifests, corruptions, (manifest, list) => {
      for (const [steps, key, value] of list) corrupt(manifest, steps, key, value);
      const { accepted, problems } = check(JSON.stringify(manifest));
      expect(accepted || problems.length > 0).toBe(true);
      expectCoded(problems);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    fuzzRuns(0.5),
  );
});

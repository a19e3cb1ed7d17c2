import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ManifestSchema } from "#contract/manifest.ts";
import { isObject, type JsonObject } from "../files/strict-json.ts";
import { loadFleet } from "./load-brands.ts";
import { salvageManifest } from "./salvage-manifest.ts";
import { mergeLayers } from "./source-layers.ts";

const { brands } = await loadFleet({ brandsDir: path.resolve("brands") });
const WRONG = [undefined, null, 5, true, "", "\u200b", "x".repeat(2000), [], {}];

/** The manifest with each of its fields wrong in each way, one at a time. */
function* mistakes(root: JsonObject, at: readonly string[] = []): Generator<[string, JsonObject]> {
  const here = at.reduce<JsonObject>((value, key) => value[key] as JsonObject, root);
  for (const [key, value] of Object.entries(here)) {
    const field = [...at, key];
    for (const wrong of WRONG)
      yield [
        `${field.join(".")} is ${JSON.stringify(wrong)?.slice(0, 9)}`,
        changed(root, field, wrong),
      ];
    if (isObject(value)) yield* mistakes(root, field);
  }
}

function changed(
  root: JsonObject,
  [key = "", ...rest]: readonly string[],
  to: unknown,
): JsonObject {
  const { [key]: before, ...others } = root;
  if (rest.length > 0) return { ...others, [key]: changed(before as JsonObject, rest, to) };
  return to === undefined ? others : { ...others, [key]: to };
}

test("no wrong or missing field keeps the others from being checked", () => {
  const lost: string[] = [];
  for (const { chain } of brands) {
    for (const [what, manifest] of mistakes(mergeLayers(chain))) {
      const parsed = v.safeParse(ManifestSchema, manifest);
      if (!parsed.success && salvageManifest(manifest, parsed.issues) === null) lost.push(what);
    }
  }
  expect(lost).toEqual([]);
});

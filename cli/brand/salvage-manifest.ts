// A manifest with wrong fields still has others that rules can look at: all of an operator's mistakes are
// reported in one run. Wrong fields are replaced by sound ones; what a rule says of those is dropped.
import * as v from "valibot";
import { type Manifest, ManifestSchema } from "#contract/manifest.ts";
import type { Problem } from "../errors/errors.ts";
import { isObject, type JsonObject } from "../files/strict-json.ts";
import { DEFAULT_MANIFEST } from "./defaults.ts";
import type { SalvagedBrand } from "./loaded-brand.ts";
import { valueAt } from "./source-layers.ts";

/** Sound values for every field that has no default. */
const NEUTRAL: JsonObject = {
  ...DEFAULT_MANIFEST,
  id: "unknown",
  siteId: "0000",
  name: "?",
  latinName: "?",
  title: "?",
  description: "?",
  domains: ["unknown.invalid"],
  editions: { default: "classic", offered: ["classic", "professional"] },
  nav: ["home"],
  layout: { ...DEFAULT_MANIFEST.layout, hero: "split", home: ["announcements"] },
  legal: {
    ...DEFAULT_MANIFEST.legal,
    operator: "?",
    licence: "?",
    contact: "unknown@unknown.invalid",
    regionsExcluded: ["?"],
    effectiveDate: "2000-01-01",
  },
  assets: Object.fromEntries(
    ["mark", "logo", "hero", "promotion"].map((name) => [name, `assets/${name}.svg`]),
  ),
};

/** What a rule says of a field that was replaced is not the operator's mistake. */
export function withoutReplaced(
  problems: readonly Problem[],
  salvaged: readonly SalvagedBrand[],
): Problem[] {
  const byId = new Map(salvaged.map((brand) => [brand.id, brand]));
  return problems.filter(({ brand, field }) => !byId.get(brand ?? "")?.isReplaced(field ?? ""));
}

/** @returns null where too little of the manifest is left */
export function salvageManifest(
  merged: JsonObject,
  issues: readonly v.BaseIssue<unknown>[],
): (Pick<SalvagedBrand, "isReplaced"> & { readonly manifest: Manifest }) | null {
  // Where the wrong part alone cannot be replaced, as in a list, the whole field is.
  for (const depth of [2, 1]) {
    const replaced = issues.map(({ path = [] }) => path.slice(0, depth).map(({ key }) => `${key}`));
    const parsed = v.safeParse(ManifestSchema, replaced.reduce(withNeutral, merged));
    if (!parsed.success) continue;
    const fields = replaced.map((keys) => keys.join("."));
    const isReplaced = (field: string) =>
      fields.some((one) => field === one || field.startsWith(`${one}.`));
    return { manifest: parsed.output, isReplaced };
  }
  return null;
}

/** Without the key where there is no sound value: it is unknown, or may be left out. */
function withNeutral(root: JsonObject, [key = "", inner]: readonly string[]): JsonObject {
  const { [key]: given, ...others } = root;
  const sound = NEUTRAL[key];
  if (inner === undefined || !isObject(given))
    return sound === undefined ? others : { ...others, [key]: sound };
  const { [inner]: _, ...kept } = given;
  const value = valueAt(sound, inner);
  return { ...others, [key]: value === undefined ? kept : { ...kept, [inner]: value } };
}

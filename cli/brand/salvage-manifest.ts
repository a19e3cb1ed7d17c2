// A manifest with wrong fields still has others that rules can look at: all of an operator's mistakes are
// told in one run. Wrong fields are replaced by sound ones; what a rule says of those is not told.
import type { BaseIssue } from "valibot";
import * as v from "valibot";
import { type Manifest, ManifestSchema } from "#contract/manifest.ts";
import { isObject, type JsonObject } from "../files/strict-json.ts";
import type { Problem } from "../errors/errors.ts";
import { DEFAULT_MANIFEST } from "./defaults.ts";
import type { SalvagedBrand } from "./loaded-brand.ts";
import { valueAt } from "./source-layers.ts";

export interface Salvaged {
  readonly manifest: Manifest;
  /** Whether a field was replaced, or lies in one that was. */
  readonly isReplaced: (field: string) => boolean;
}

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
  assets: {
    mark: "assets/mark.svg",
    logo: "assets/logo.svg",
    hero: "assets/hero.svg",
    promotion: "assets/promotion.svg",
  },
};

/** What a rule says of a field that was replaced is not the operator's mistake. */
export function withoutReplaced(
  problems: readonly Problem[],
  salvaged: readonly SalvagedBrand[],
): Problem[] {
  const byId = new Map(salvaged.map((brand) => [brand.id, brand]));
  return problems.filter(
    ({ brand, field }) => byId.get(brand ?? "")?.isReplaced(field ?? "") !== true,
  );
}

/** @returns null where too little of the manifest is left */
export function salvageManifest(
  merged: JsonObject,
  issues: readonly BaseIssue<unknown>[],
): Salvaged | null {
  const paths = issues.map((issue) => (issue.path ?? []).map((item) => String(item.key)));
  // Where the wrong part alone cannot be replaced, as in a list, the whole field is.
  for (const depth of [2, 1]) {
    const replaced = paths.map((keys) => keys.slice(0, depth).join("."));
    const patched = replaced.reduce(withNeutral, merged);
    const parsed = v.safeParse(ManifestSchema, patched);
    if (!parsed.success) continue;
    const isReplaced = (field: string) =>
      replaced.some((one) => field === one || field.startsWith(`${one}.`));
    return { manifest: parsed.output, isReplaced };
  }
  return null;
}

function withNeutral(root: JsonObject, path: string): JsonObject {
  const [key = "", ...rest] = path.split(".");
  if (rest.length > 0 && isObject(root[key]))
    return { ...root, [key]: replace(root[key], rest.join("."), valueAt(NEUTRAL, path)) };
  return replace(root, key, NEUTRAL[key]);
}

/** Without the key where there is no sound value: it is unknown, or may be left out. */
function replace(object: JsonObject, key: string, value: unknown): JsonObject {
  const { [key]: _, ...others } = object;
  return value === undefined ? others : { ...others, [key]: value };
}

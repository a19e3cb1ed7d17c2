// What identifies another brand, in what an operator wrote: `brand build` would find it in the bundle.
import type { Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import { withoutReplaced } from "../brand/salvage-manifest.ts";
import type { Place } from "../brand/source-layers.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { brandIdentity, KIND_LABELS } from "../isolation/brand-identity.ts";
import {
  createIsolationCheck,
  type IsolationCheck,
  type Leak,
} from "../isolation/isolation-check.ts";
import { rulesOf, sharedSourceWords } from "../isolation/isolation-rules.ts";
import { fold } from "../isolation/search-terms.ts";
import { createConverter } from "../locale/converter.ts";
import { writtenTexts } from "./written-texts.ts";

export interface ForeignNamesInput {
  readonly packageRoot: string;
  readonly fleet: Fleet;
  /** Brands whose files are searched. */
  readonly ids: readonly string[];
}

/** Problems with file and line; colours and drawings are compared by `brand build` only. */
export function foreignNames({ packageRoot, fleet, ids }: ForeignNamesInput): Problem[] {
  const convert = createConverter({});
  const { brands, salvaged = [] } = fleet;
  const all = [...brands, ...salvaged];
  const localize = (text: string) => ({ "zh-CN": text, "zh-TW": convert(text) });
  // A manifest may have another id than its folder, which is a problem of its own.
  const identities = all.map(({ id, manifest }) => ({
    ...brandIdentity({ manifest, localize, coloured: [], drawings: [] }),
    id,
  }));
  const search = createIsolationCheck(rulesOf(identities));
  const found = all
    .filter(({ id }) => ids.includes(id))
    .flatMap((brand) => findingsIn(brand, search).slice(0, MAX_PROBLEMS));
  if (found.length === 0) return [];
  const shared = new Set(sharedSourceWords(packageRoot, identities).texts.map(fold));
  const foreign = found.filter(({ leak }) => !shared.has(fold(leak.text)));
  return withoutReplaced(foreign.map(problemOf), salvaged);
}

interface Finding {
  readonly brand: LoadedBrand;
  readonly place: Place;
  readonly leak: Leak;
}

function findingsIn(brand: LoadedBrand, search: IsolationCheck): Finding[] {
  return [...writtenTexts(brand)].flatMap(({ place, text }) =>
    search.check(brand.id, [{ name: place.file, data: Buffer.from(text) }]).map((leak) => ({
      brand,
      leak,
      place: { ...place, line: place.line ?? lineOf(text, leak) },
    })),
  );
}

const lineOf = (text: string, { offset }: Leak): number =>
  Buffer.from(text).subarray(0, offset).toString().split("\n").length;

function problemOf({ brand, place, leak }: Finding): Problem & { readonly brand: string } {
  const { kind, text, brand: owner } = leak;
  const label = `${KIND_LABELS[kind]} ${text}`;
  return {
    ...problem("BRAND_NAMES_ANOTHER", {
      ...place,
      found: text,
      what: `It holds the ${label} of ${owner}, which no file of another brand's site may hold.`,
      fix: `write what is true of ${brand.id}; if both brands are to have it, put it into a family file of both.`,
    }),
    brand: brand.id,
  };
}

// The tables of a whole fleet, with what the shared content says itself taken out.
import { sha256, shortHash } from "../output/digest.ts";
import type { BrandIdentity } from "./brand-identity.ts";
import { readTables, writeTables } from "./kept-tables.ts";
import { fleetEntries, ownersOf, type Entry, type LeftOut, type Owners } from "./needles.ts";
import {
  compileTables,
  compileTexts,
  searchTables,
  type SearchTables,
  type TextTables,
} from "./search-tables.ts";
import { sharedFolders, sharedWords, type SharedWords } from "./shared-words.ts";

/** What was found in the shared content before, and for which fleet and content. */
export interface KnownWords extends SharedWords {
  readonly key: string;
}

export interface FleetGate {
  readonly tables: SearchTables;
  readonly leftOut: readonly LeftOut[];
  /** To be kept for the next build. */
  readonly words: KnownWords;
}

export interface FleetGateInput {
  readonly identities: readonly BrandIdentity[];
  readonly packageRoot: string;
  readonly coreDir: string;
  /** Digest of the shared content. */
  readonly sharedKey: string;
  readonly known: KnownWords | null;
  /** Where tables are kept between builds. */
  readonly tablesFile: string;
  /** The bundles that will be searched. */
  readonly searched: readonly string[];
}

export function createFleetGate(input: FleetGateInput): FleetGate {
  const { identities } = input;
  const claimed = ownersOf(identities);
  const words = knownWords(input) ?? searchedWords(input, claimed);
  const { entries, leftOut } = fleetEntries(identities, new Set(words.texts), claimed);
  const texts = textTables(input, entries);
  return { tables: searchTables(identities, texts, words.colours), leftOut, words };
}

/**
 * A bundle is not searched for its own brand: while it is the only one, the kept tables may hold drawings
 * that the brand no longer has.
 */
function textTables(
  { identities, sharedKey, tablesFile, searched }: FleetGateInput,
  entries: readonly Entry[],
): TextTables {
  const of = { sharedKey, brands: entryDigests(identities, entries) };
  const kept = readTables<typeof of>(tablesFile);
  const own = searched.length === 1 ? searched[0] : undefined;
  const fits =
    kept?.of.sharedKey === sharedKey &&
    kept.of.brands.length === of.brands.length &&
    of.brands.every(([id, digest], at) => {
      const [keptId, keptDigest] = kept.of.brands[at] ?? [];
      return id === keptId && (digest === keptDigest || id === own);
    });
  if (kept && fits) return kept.read();
  const texts = compileTexts(entries);
  writeTables(tablesFile, of, texts);
  return texts;
}

/** Of what each brand is searched by. Brands and entries are in the order of the fleet. */
function entryDigests(
  identities: readonly BrandIdentity[],
  entries: readonly Entry[],
): readonly (readonly [id: string, digest: string])[] {
  let at = 0;
  return identities.map(({ id }, owner) => {
    const from = at;
    while (entries[at]?.owner === owner) at += 1;
    const own = entries.slice(from, at).map(({ kind, text }) => `${kind} ${text}`);
    return [id, shortHash(JSON.stringify(own))];
  });
}

function knownWords({ known, ...input }: FleetGateInput): KnownWords | null {
  return known?.key === keyOf(input) ? known : null;
}

function searchedWords(
  { identities, packageRoot, coreDir, sharedKey }: Omit<FleetGateInput, "known">,
  claimed: Owners,
): KnownWords {
  const { entries } = fleetEntries(identities, new Set(), claimed);
  // Content is written by people: nothing in it is in base64.
  const tables = compileTables(identities, entries, ["text"]);
  const words = sharedWords(tables, sharedFolders(packageRoot, coreDir));
  return { key: keyOf({ identities, sharedKey }), ...words };
}

function keyOf({
  identities,
  sharedKey,
}: Pick<FleetGateInput, "identities" | "sharedKey">): string {
  // Not by the colours: one changed colour is the most frequent build, and all of the content's are known.
  return sha256(`${sharedKey}\n${JSON.stringify(identities.map(({ texts }) => texts))}`);
}

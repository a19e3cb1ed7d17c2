// The tables of a whole fleet, with what the shared content says itself taken out.
import { sha256 } from "../output/digest.ts";
import type { BrandIdentity } from "./brand-identity.ts";
import { fleetEntries, type LeftOut } from "./needles.ts";
import { compileTables, type SearchTables } from "./search-tables.ts";
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
}

export function createFleetGate(input: FleetGateInput): FleetGate {
  const { identities } = input;
  const words = knownWords(input) ?? searchedWords(input);
  const { entries, leftOut } = fleetEntries(identities, new Set(words.texts));
  return { tables: compileTables(identities, entries, words.colours), leftOut, words };
}

function knownWords({ known, ...input }: FleetGateInput): KnownWords | null {
  return known?.key === keyOf(input) ? known : null;
}

function searchedWords({
  identities,
  packageRoot,
  coreDir,
  sharedKey,
}: FleetGateInput): KnownWords {
  const tables = compileTables(identities, fleetEntries(identities, new Set()).entries);
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

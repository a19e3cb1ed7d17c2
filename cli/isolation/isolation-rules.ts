// What the bundles of a fleet are searched for, with what the shared content says itself taken out.
import { sha256 } from "../files/digest.ts";
import type { BrandIdentity } from "./brand-identity.ts";
import { searchIndex, type SearchIndex } from "./search-index.ts";
import { fleetTexts } from "./search-terms.ts";
import { sharedFolders, sharedWords, type SharedWords } from "./shared-words.ts";

/** What was found in the shared content before, and for which fleet and content. */
export interface KnownWords extends SharedWords {
  readonly key: string;
}

/** Plain data: each worker makes its own index of it. */
export interface IsolationRules {
  readonly identities: readonly BrandIdentity[];
  /** To be kept for the next build. */
  readonly words: KnownWords;
}

export interface RulesInput {
  readonly identities: readonly BrandIdentity[];
  readonly packageRoot: string;
  readonly coreDir: string;
  /** Digest of the shared content. */
  readonly sharedKey: string;
  readonly known: KnownWords | null;
}

export function isolationRules(input: RulesInput): IsolationRules {
  const { identities, known } = input;
  const key = keyOf(input);
  return { identities, words: known?.key === key ? known : { key, ...searchedWords(input) } };
}

/** What is searched for, and what tells nothing. */
export function searchedTexts({
  identities,
  words,
}: IsolationRules): ReturnType<typeof fleetTexts> {
  return fleetTexts(identities, new Set(words.texts));
}

export function rulesIndex(rules: IsolationRules): SearchIndex {
  const { texts } = searchedTexts(rules);
  return searchIndex(rules.identities, texts, { spoken: rules.words.colours });
}

function searchedWords({ identities, packageRoot, coreDir }: RulesInput): SharedWords {
  const { texts } = fleetTexts(identities, new Set());
  // Content is written by people: nothing in it is in base64.
  const index = searchIndex(identities, texts, { forms: ["text"] });
  return sharedWords(index, sharedFolders(packageRoot, coreDir));
}

function keyOf({ identities, sharedKey }: RulesInput): string {
  // Not by the colours: one changed colour is the most frequent build, and all of the content's are known.
  return sha256(`${sharedKey}\n${JSON.stringify(identities.map(({ texts }) => texts))}`);
}

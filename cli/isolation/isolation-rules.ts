// What the bundles of a fleet are searched for. The shared core and content are searched first: a brand
// called 首页 or sport has a name that stands in every bundle, which is no sign of that brand.
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, sha256 } from "../files/digest.ts";
import type { BrandIdentity } from "./brand-identity.ts";
import { createSearch, writtenColours } from "./search.ts";
import { searchTerms, type LeftOut, type SearchTerm } from "./search-terms.ts";
import { viewsOf } from "./text-views.ts";

export interface SharedWords {
  /** Identities that stand there. */
  readonly texts: readonly string[];
  /** `rrggbb` of every colour that is written there, whoever has it. */
  readonly colours: readonly string[];
}

/** What was found in the shared content before, and for which fleet and content. */
export interface KnownWords extends SharedWords {
  readonly key: string;
}

/** Plain data: each worker makes its own table of it. */
export interface IsolationRules {
  readonly identities: readonly BrandIdentity[];
  readonly terms: readonly SearchTerm[];
  /** Identities that nobody is searched for. */
  readonly leftOut: readonly LeftOut[];
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
  const { identities, known, sharedKey } = input;
  // Not by the colours: one changed colour is the most frequent build, and all of the content's are known.
  const key = sha256(`${sharedKey}\n${JSON.stringify(identities.map(({ texts }) => texts))}`);
  return rulesOf(identities, known?.key === key ? known : { key, ...sharedWords(input) });
}

export function rulesOf(
  identities: readonly BrandIdentity[],
  words: KnownWords = { key: "", texts: [], colours: [] },
): IsolationRules {
  return { identities, words, ...searchTerms(identities, words.texts) };
}

/**
 * Folders of the package whose words get into bundles that are stamped: the shared texts and drawings, and
 * the sources of what the stamp writes around a brand's facts.
 */
const SHARED = ["content", "src/locales", "contract", "tokens", "cli/stamp", "cli/tokens"];
const TEXT = /\.(?:js|css|json|md|svg|ts|html|txt)$/;

function sharedWords({ identities, packageRoot, coreDir }: RulesInput): SharedWords {
  const search = createSearch(searchTerms(identities, []).terms, new Map());
  const texts = new Set<string>();
  const colours = new Set<string>();
  for (const folder of [coreDir, ...SHARED.map((name) => path.join(packageRoot, name))]) {
    for (const file of listFiles(folder)) {
      if (!TEXT.test(file) || file.includes(".test.")) continue;
      for (const view of viewsOf(file, readFileSync(path.join(folder, file)))) {
        if (view.isGuess) continue;
        for (const { text } of search(view, "")) texts.add(text);
        for (const { colour } of writtenColours(view.text.toLowerCase())) colours.add(colour);
      }
    }
  }
  return { texts: [...texts].toSorted(), colours: [...colours].toSorted() };
}

// The search terms of a fleet. Text of the shared core or content (首页, sport) identifies no brand.
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, sha256 } from "../files/digest.ts";
import type { BrandIdentity } from "./brand-identity.ts";
import { createSearch, writtenColours } from "./search.ts";
import { searchTerms, type LeftOut, type SearchTerm } from "./search-terms.ts";
import { viewsOf } from "./text-views.ts";

export interface SharedWords {
  readonly texts: readonly string[];
  readonly colours: readonly string[];
}

/** Cached between builds. */
export interface KnownWords extends SharedWords {
  readonly key: string;
}

export interface IsolationRules {
  readonly identities: readonly BrandIdentity[];
  readonly terms: readonly SearchTerm[];
  readonly leftOut: readonly LeftOut[];
  readonly words: KnownWords;
}

export interface RulesInput {
  readonly identities: readonly BrandIdentity[];
  readonly packageRoot: string;
  readonly coreDir: string;
  readonly sharedKey: string;
  readonly known: KnownWords | null;
}

export function isolationRules(input: RulesInput): IsolationRules {
  const { identities, known, sharedKey } = input;
  // Brand colours are no part of the key: they change most often, and the cache holds every shared colour.
  const key = sha256(`${sharedKey}\n${JSON.stringify(identities.map(({ texts }) => texts))}`);
  return rulesOf(identities, known?.key === key ? known : { key, ...sharedWords(input) });
}

function sharedWords({ identities, packageRoot, coreDir }: RulesInput): SharedWords {
  return wordsIn([coreDir, ...sharedFolders(packageRoot)], identities);
}

/** Before the core is compiled: text of the shared sources and content identifies no brand. */
export function sharedSourceWords(
  packageRoot: string,
  identities: readonly BrandIdentity[],
): SharedWords {
  return wordsIn(sharedFolders(packageRoot), identities);
}

export function rulesOf(
  identities: readonly BrandIdentity[],
  words: KnownWords = { key: "", texts: [], colours: [] },
): IsolationRules {
  return { identities, words, ...searchTerms(identities, words.texts) };
}

const SHARED_FOLDERS = ["content", "src/locales", "contract", "tokens", "cli/stamp", "cli/tokens"];
const TEXT = /\.(?:js|css|json|md|svg|ts|html|txt)$/;

const sharedFolders = (packageRoot: string) =>
  SHARED_FOLDERS.map((name) => path.join(packageRoot, name));

function wordsIn(folders: readonly string[], identities: readonly BrandIdentity[]): SharedWords {
  const search = createSearch(searchTerms(identities, []).terms, new Map());
  const texts = new Set<string>();
  const colours = new Set<string>();
  for (const folder of folders) {
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

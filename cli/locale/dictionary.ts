// OpenCC's data as this project reads it: phrases and characters for the segmentation, and OpenCC's own
// trie for the Taiwan step. The only file that imports opencc-js.
import type { ConverterFunction } from "opencc-js/core";
import { phraseBook, type PhraseBook } from "./phrase-book.ts";

export interface Dictionary {
  /** Simplified → OpenCC traditional. */
  readonly book: PhraseBook;
  /** OpenCC traditional → Taiwan phrases and variants. */
  readonly toTaiwan: ConverterFunction;
  /** OpenCC's unchanged `cn` → `twp`; slow to set up, for the report and its tests. */
  readonly plain: () => ConverterFunction;
  /** Every character OpenCC may write in a traditional text. */
  readonly traditionalCharacters: () => ReadonlySet<string>;
}

let loading: Promise<Dictionary> | undefined;

export function loadDictionary(): Promise<Dictionary> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Dictionary> {
  const [core, preset] = await Promise.all([
    import("opencc-js/core"),
    import("opencc-js/preset/cn2t"),
  ]);
  const chain = preset.configs["s2twp"]?.conversionChain as
    | readonly (readonly string[])[]
    | undefined;
  const [simplified, taiwan] = chain ?? [];
  if (simplified === undefined || taiwan === undefined) {
    throw new TypeError("opencc-js no longer holds the configuration s2twp.");
  }
  const book = phraseBook(simplified);
  const trie = new core.Trie();
  trie.loadDictGroup(taiwan);
  let plain: ConverterFunction | undefined;
  return {
    book,
    toTaiwan: (text) => trie.convert(text),
    plain: () => (plain ??= core.ConverterBuilder(preset)({ from: "cn", to: "twp" })),
    traditionalCharacters: () =>
      new Set([...book.all().values(), ...phraseBook(taiwan).all().values()].join("")),
  };
}

// OpenCC's data as this project reads it: phrases and characters for the segmentation, and OpenCC's own
// trie for the Taiwan step. The only file that imports opencc-js.
import { createRequire } from "node:module";
import type * as Core from "opencc-js/core";
import type * as Preset from "opencc-js/preset/cn2t";
import { phraseBook, type PhraseBook } from "./phrase-book.ts";

export interface Dictionary {
  /** Simplified → OpenCC traditional. */
  readonly book: PhraseBook;
  /** OpenCC traditional → Taiwan phrases and variants. */
  readonly toTaiwan: Core.ConverterFunction;
  /** Every character OpenCC may write in a traditional text. */
  readonly traditionalCharacters: () => ReadonlySet<string>;
}

let loaded: Dictionary | undefined;

/** Read when the first text asks for it: a build whose texts are known does without. */
export function dictionary(): Dictionary {
  loaded ??= load();
  return loaded;
}

function load(): Dictionary {
  const require = createRequire(import.meta.url);
  const core = require("opencc-js/core") as typeof Core;
  const preset = require("opencc-js/preset/cn2t") as typeof Preset;
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
  return {
    book,
    toTaiwan: (text) => trie.convert(text),
    traditionalCharacters: () =>
      new Set([...book.all().values(), ...phraseBook(taiwan).all().values()].join("")),
  };
}

// OpenCC's data as this project reads it: one map of phrases for the segmentation, one of
// characters, and OpenCC's own trie for the Taiwan step. The only file that imports opencc-js.
import type { ConverterFunction } from "opencc-js/core";

export interface Dictionary {
  /** Simplified phrase → OpenCC traditional. */
  readonly phrases: ReadonlyMap<string, string>;
  readonly characters: ReadonlyMap<string, string>;
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
  const phrases = new Map<string, string>();
  const characters = new Map<string, string>();
  for (const dictionary of simplified.toReversed()) {
    for (const [from, to] of entries(dictionary)) {
      (isOneCharacter(from) ? characters : phrases).set(from, to);
    }
  }
  const trie = new core.Trie();
  trie.loadDictGroup(taiwan);
  let plain: ConverterFunction | undefined;
  return {
    phrases,
    characters,
    toTaiwan: (text) => trie.convert(text),
    plain: () => (plain ??= core.ConverterBuilder(preset)({ from: "cn", to: "twp" })),
    traditionalCharacters: () =>
      new Set(
        [...phrases.values(), ...characters.values(), ...taiwan.flatMap(replacements)].join(""),
      ),
  };
}

function* entries(dictionary: string): Generator<readonly [string, string]> {
  for (const line of dictionary.split("|")) {
    const gap = line.indexOf(" ");
    yield [line.slice(0, gap), line.slice(gap + 1)];
  }
}

function replacements(dictionary: string): string[] {
  return [...entries(dictionary)].map(([, to]) => to);
}

function isOneCharacter(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}

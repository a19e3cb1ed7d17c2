import type { Texts } from "#contract/brand-entry.ts";
import { mapTexts, mergeTexts } from "./text-tree.ts";

/** zh-TW of a tree of zh-CN texts: converted, then the keys of `overrides` laid over it. */
export function convertTexts(
  texts: Texts,
  options: { readonly converter: (text: string) => string; readonly overrides?: Texts | undefined },
): Texts {
  const converted = mapTexts(texts, options.converter);
  return options.overrides === undefined ? converted : mergeTexts(converted, options.overrides);
}

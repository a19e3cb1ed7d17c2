// Texts: namespace → nested keys → text.
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { ownValue } from "#contract/own-value.ts";

type Change = (text: string) => string;

/** Converts zh-CN texts and merges `overrides`. */
export function convertTexts(texts: Texts, converter: Change, overrides: Texts = {}): Texts {
  return mergeTexts(mapTree(texts, converter) as Texts, overrides);
}

/** Deep; the later tree wins. */
export function mergeTexts(core: Texts, overrides: Texts): Texts {
  return mergeTrees(core, overrides) as Texts;
}

function mapTree(tree: TextTree, change: Change): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? change(value) : mapTree(value, change),
    ]),
  );
}

function mergeTrees(base: TextTree, over: TextTree): TextTree {
  const merged: Record<string, string | TextTree> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = ownValue(merged, key);
    merged[key] =
      typeof before === "object" && typeof value === "object" ? mergeTrees(before, value) : value;
  }
  return merged;
}

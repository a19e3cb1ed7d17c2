// Walks over texts: namespace → nested keys → text.
import type { Texts, TextTree } from "#contract/brand-entry.ts";

/** The same tree with every text changed; keys keep their order. */
export function mapTexts(texts: Texts, change: (text: string, field: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, tree]) => [
      namespace,
      mapTree(tree, `${namespace}:`, change),
    ]),
  );
}

/** Every text with its field, `home:hero.title`. */
export function flattenTexts(texts: Texts): ReadonlyMap<string, string> {
  const flat = new Map<string, string>();
  mapTexts(texts, (text, field) => {
    flat.set(field, text);
    return text;
  });
  return flat;
}

/** zh-TW of zh-CN texts: converted, then the keys of `overrides` laid over it. */
export function convertTexts(
  texts: Texts,
  converter: (text: string) => string,
  overrides: Texts = {},
): Texts {
  return mergeTexts(mapTexts(texts, converter), overrides);
}

/** Deep; the later tree wins. Neither argument is changed. */
export function mergeTexts(core: Texts, overrides: Texts): Texts {
  return mergeTrees(core, overrides) as Texts;
}

function mapTree(
  tree: TextTree,
  path: string,
  change: (text: string, field: string) => string,
): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const field = path.endsWith(":") ? `${path}${key}` : `${path}.${key}`;
      return [
        key,
        typeof value === "string" ? change(value, field) : mapTree(value, field, change),
      ];
    }),
  );
}

function mergeTrees(base: TextTree, over: TextTree): TextTree {
  const merged: Record<string, string | TextTree> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] =
      typeof before === "object" && typeof value === "object" ? mergeTrees(before, value) : value;
  }
  return merged;
}

import type { Texts, TextTree } from "#contract/brand-entry.ts";

/** `home:hero.title` → text. */
export function flattenTexts(texts: Texts): ReadonlyMap<string, string> {
  const flat = new Map<string, string>();
  const visit = (tree: TextTree, prefix: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") flat.set(prefix + key, value);
      else visit(value, `${prefix}${key}.`);
    }
  };
  for (const [namespace, tree] of Object.entries(texts)) visit(tree, `${namespace}:`);
  return flat;
}

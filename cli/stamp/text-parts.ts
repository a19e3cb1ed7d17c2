// The texts of a locale in the parts they are loaded in: what the first paint needs, then one part per
// feature, and of a feature what its later views show.
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { EARLY_NAMESPACES, LATER_TEXTS } from "#contract/texts.ts";

/** Name of the part of the first paint. */
export const EARLY = "texts";

/** Part → its texts, early first; the same objects for the same texts. */
export function textParts(texts: Texts): ReadonlyMap<string, Texts> {
  const known = parts.get(texts);
  if (known !== undefined) return known;
  const early: ReadonlySet<string> = new Set(EARLY_NAMESPACES);
  const entries = Object.entries(texts);
  const made = new Map<string, Texts>([
    [EARLY, Object.fromEntries(entries.filter(([name]) => early.has(name)))],
  ]);
  for (const [name, tree] of entries) {
    if (early.has(name)) continue;
    const later = laterKeys(name);
    made.set(name, { [name]: pick(tree, (key) => !later.has(key)) });
  }
  for (const [part, { namespace, keys }] of Object.entries(LATER_TEXTS)) {
    const tree = texts[namespace];
    if (tree !== undefined)
      made.set(part, { [namespace]: pick(tree, (key) => keys.includes(key)) });
  }
  parts.set(texts, made);
  return made;
}

/** The feature whose code shows the part. */
export function featureOf(part: string): string {
  return LATER_TEXTS[part]?.namespace ?? part;
}

function laterKeys(name: string): ReadonlySet<string> {
  const own = Object.values(LATER_TEXTS).filter(({ namespace }) => namespace === name);
  return new Set(own.flatMap(({ keys }) => keys));
}

function pick(tree: TextTree, wanted: (key: string) => boolean): TextTree {
  return Object.fromEntries(Object.entries(tree).filter(([key]) => wanted(key)));
}

const parts = new WeakMap<Texts, ReadonlyMap<string, Texts>>();

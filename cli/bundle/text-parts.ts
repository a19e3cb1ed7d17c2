// The texts of a locale in the parts they are loaded in: what the first paint needs, then one part per
// feature.
import type { Texts } from "#contract/brand-entry.ts";
import { EARLY_NAMESPACES } from "#contract/texts.ts";

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
  for (const [name, tree] of entries) if (!early.has(name)) made.set(name, { [name]: tree });
  parts.set(texts, made);
  return made;
}

const parts = new WeakMap<Texts, ReadonlyMap<string, Texts>>();

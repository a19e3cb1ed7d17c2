// Splits the texts of a locale: those of the first paint, one part per feature, one for its later views.
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { ownValue } from "#contract/own-value.ts";
import { EARLY_NAMESPACES, LATER_TEXTS } from "#contract/texts.ts";

export const EARLY = "texts";

/** Part → its texts, early first. */
export function textParts(texts: Texts): ReadonlyMap<string, Texts> {
  const specs = Object.entries(LATER_TEXTS);
  const shownFirst = Object.entries(texts).map(([name, tree]) => {
    const later = new Set(
      specs.flatMap(([, { namespace, keys }]) => (namespace === name ? keys : [])),
    );
    return [name, pick(tree, (key) => !later.has(key))] as const;
  });
  const parts = new Map<string, Texts>([
    [EARLY, Object.fromEntries(shownFirst.filter(([name]) => isEarly(name)))],
  ]);
  for (const [name, tree] of shownFirst) if (!isEarly(name)) parts.set(name, { [name]: tree });
  for (const [part, { namespace, keys }] of specs) {
    const tree = ownValue(texts, namespace);
    if (tree !== undefined)
      parts.set(part, { [namespace]: pick(tree, (key) => keys.includes(key)) });
  }
  return parts;
}

export function featureOf(part: string): string {
  return ownValue(LATER_TEXTS, part)?.namespace ?? part;
}

/** Whether every page has texts of it. */
export function isEarly(namespace: string): boolean {
  return (EARLY_NAMESPACES as readonly string[]).includes(namespace);
}

function pick(tree: TextTree, wanted: (key: string) => boolean): TextTree {
  return Object.fromEntries(Object.entries(tree).filter(([key]) => wanted(key)));
}

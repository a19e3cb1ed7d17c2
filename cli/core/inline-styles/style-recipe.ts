// What is left of a style recipe in the browser: class names written down at build time, looked up by
// variant. Ships in bundles, so it imports nothing.

type VariantProps = Readonly<Record<string, unknown>>;

/** Class names by the value of one variant, then of the next; `""` is any value that is not named. */
export type ClassTable = string | { readonly [value: string]: ClassTable };

/** Variants whose styles touch each other, with the classes of all their combinations. */
export type ClassGroup = readonly [table: ClassTable, ...variants: readonly string[]];

export type StyleRecipe = (props?: VariantProps) => string;

/** @param fixed class names no variant changes */
export function styleRecipe(
  fixed: string,
  groups: readonly ClassGroup[],
  defaults: VariantProps = {},
): StyleRecipe {
  return (props = {}) => {
    const classes = fixed ? [fixed] : [];
    for (const [table, ...variants] of groups) {
      let found = table;
      for (const variant of variants) {
        if (typeof found === "string") break;
        const value = String(props[variant] === undefined ? defaults[variant] : props[variant]);
        found = (Object.hasOwn(found, value) ? found[value] : found[""]) ?? "";
      }
      if (typeof found === "string" && found) classes.push(found);
    }
    return classes.join(" ");
  };
}

export function slotRecipe(
  slots: Readonly<Record<string, StyleRecipe>>,
): (props?: VariantProps) => Record<string, string> {
  return (props) =>
    Object.fromEntries(Object.entries(slots).map(([slot, recipe]) => [slot, recipe(props)]));
}

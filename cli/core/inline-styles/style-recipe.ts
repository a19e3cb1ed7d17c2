// Looks up a recipe's class names by variant in the browser. It is part of bundles and imports nothing.

type VariantProps = Readonly<Record<string, unknown>>;

/** Class names by the value of each variant in turn; `""` is any other value. */
export type ClassTable = string | { readonly [value: string]: ClassTable };

export type ClassGroup = readonly [table: ClassTable, ...variants: readonly string[]];

export type StyleRecipe = (props?: VariantProps) => string;

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

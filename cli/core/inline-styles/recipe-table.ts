// Converts a recipe to tables of class names, one for all classes that depend on the same variants.
import type { ClassGroup, ClassTable } from "./style-recipe.ts";

export type Styles = Readonly<Record<string, unknown>>;

export interface RecipeConfig {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Readonly<Record<string, unknown>>;
  readonly compoundVariants?: readonly (Styles & { readonly css: Styles })[];
}

export interface RecipeTable {
  readonly fixed: string;
  readonly groups: readonly ClassGroup[];
  readonly defaults: Styles;
}

type Cva = (config: RecipeConfig) => (props: Styles) => string;

/** Any value of a variant that the recipe does not name. */
const OTHER = "\0";

/** @returns null when the classes depend on the order of a caller's props */
export function recipeTable(
  config: RecipeConfig,
  cva: Cva,
  rename: (name: string) => string,
): RecipeTable | null {
  const values = variantValues(config);
  const variants = [...values.keys()];
  const choices = combinations(values);
  const classes = classesByChoice(choices, cva(config));
  if (classes === null) return null;
  const isIn = (name: string, choice: Styles) =>
    classes.get(JSON.stringify(choice))?.has(name) === true;
  const decides = (variant: string, name: string) =>
    choices.some((choice) => isIn(name, choice) !== isIn(name, { ...choice, [variant]: OTHER }));
  const groups = Map.groupBy(
    new Set([...classes.values()].flatMap((names) => [...names])),
    (name) => variants.filter((variant) => decides(variant, name)).join(" "),
  );
  const tableOf = (names: readonly string[], deciding: readonly string[], choice: Styles) => {
    const [variant, ...rest] = deciding;
    if (variant === undefined)
      return names
        .filter((name) => isIn(name, choice))
        .map(rename)
        .join(" ");
    const at = (value: unknown): ClassTable =>
      tableOf(names, rest, { ...choice, [variant]: value });
    return withoutRepeats(
      (values.get(variant) ?? []).map((value) => [String(value), at(value)]),
      at(OTHER),
    );
  };
  const none = Object.fromEntries(variants.map((variant) => [variant, OTHER]));
  const { "": fixed = [], ...decided } = Object.fromEntries(groups);
  return {
    fixed: fixed.map(rename).join(" "),
    groups: Object.entries(decided).map(([key, names]) => {
      const deciding = key.split(" ");
      return [tableOf(names, deciding, none), ...deciding];
    }),
    defaults: config.defaultVariants ?? {},
  };
}

/** Compound variants compare by identity: `true` is not `"true"`. */
function variantValues({
  variants = {},
  compoundVariants = [],
}: RecipeConfig): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const { css: _, ...conditions } of compoundVariants)
    for (const [variant, wanted] of Object.entries(conditions))
      values.set(variant, [...(values.get(variant) ?? []), wanted].flat());
  for (const [variant, named] of Object.entries(variants)) {
    const wanted = values.get(variant) ?? [];
    const missing = Object.keys(named).filter(
      (name) => !wanted.some((value) => String(value) === name),
    );
    values.set(variant, [...new Set(wanted), ...missing]);
  }
  return values;
}

function combinations(values: ReadonlyMap<string, readonly unknown[]>): Styles[] {
  let choices: Styles[] = [{}];
  for (const [variant, named] of values)
    choices = choices.flatMap((choice) =>
      [...named, OTHER].map((value) => ({ ...choice, [variant]: value })),
    );
  return choices;
}

function classesByChoice(
  choices: readonly Styles[],
  recipe: (props: Styles) => string,
): Map<string, ReadonlySet<string>> | null {
  const classes = new Map<string, ReadonlySet<string>>();
  const classSet = (choice: Styles) => new Set(recipe(choice).split(" ").filter(Boolean));
  for (const choice of choices) {
    const names = classSet(choice);
    const backwards = Object.fromEntries(Object.entries(choice).toReversed());
    if (names.symmetricDifference(classSet(backwards)).size > 0) return null;
    classes.set(JSON.stringify(choice), names);
  }
  return classes;
}

function withoutRepeats(
  named: readonly (readonly [string, ClassTable])[],
  other: ClassTable,
): ClassTable {
  const different = named.filter(([, table]) => JSON.stringify(table) !== JSON.stringify(other));
  if (different.length === 0 && typeof other === "string") return other;
  return Object.fromEntries(other === "" ? different : [...different, ["", other]]);
}

// Turns a recipe into tables of class names. Variants whose styles touch the same property, or meet in
// a compound variant, share one table of all their combinations; the others stand alone.
import type { ClassGroup, ClassTable } from "./style-recipe.ts";

export type Styles = Readonly<Record<string, unknown>>;

export interface RecipeConfig {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Readonly<Record<string, unknown>>;
  readonly compoundVariants?: readonly (Readonly<Record<string, unknown>> & { readonly css: Styles })[];
}

/** Panda's generated functions. */
export interface StyleRuntime {
  readonly css: ((...styles: readonly Styles[]) => string) & {
    readonly raw: (...styles: readonly Styles[]) => Styles;
  };
  readonly cva: (config: RecipeConfig) => (props?: Styles) => string;
}

export interface RecipeTable {
  readonly fixed: string;
  readonly groups: readonly ClassGroup[];
  readonly defaults: Styles;
}

/** Null when the classes depend on the order a caller writes the variants in: only Panda knows then. */
export function recipeTable(config: RecipeConfig, runtime: StyleRuntime): RecipeTable | null {
  const { base = {}, variants = {}, defaultVariants = {}, compoundVariants = [] } = config;
  const pathsOf = (styles: readonly Styles[]) => styles.flatMap((style) => stylePaths(style, runtime));
  const simple = Object.entries(variants).map(([name, values]): Part => {
    return { variants: [name], paths: pathsOf(Object.values(values)) };
  });
  const compound = compoundVariants.map(({ css, ...conditions }): Part => {
    return { variants: Object.keys(conditions), paths: pathsOf([css]) };
  });
  // A variant with a default keeps its place among the others; the rest come as the caller wrote them.
  const unordered = simple.filter((part) => part.variants.every((name) => !(name in defaultVariants)));
  if (unordered.some((a, at) => unordered.slice(at + 1).some((b) => touch(a.paths, b.paths)))) return null;

  const groups = joinParts([...simple, ...compound]);
  const moving = groups.flatMap((group) => group.paths);
  return {
    fixed: runtime.css(keepPaths(base, (path) => !touch([path], moving), runtime)),
    groups: groups.map((group) => classGroup(group, config, runtime)).filter(([table]) => table !== ""),
    defaults: defaultVariants,
  };
}

interface Part {
  readonly variants: readonly string[];
  readonly paths: readonly string[][];
}

function classGroup(group: Part, config: RecipeConfig, runtime: StyleRuntime): ClassGroup {
  const { base = {}, variants = {}, compoundVariants = [] } = config;
  const inGroup = (name: string) => group.variants.includes(name);
  const recipe = runtime.cva({
    base: keepPaths(base, (path) => touch([path], group.paths), runtime),
    variants: Object.fromEntries(Object.entries(variants).filter(([name]) => inGroup(name))),
    compoundVariants: compoundVariants.filter(({ css: _, ...conditions }) =>
      group.variants.length === 0 ? Object.keys(conditions).length === 0 : Object.keys(conditions).every(inGroup),
    ),
  });
  return [classTable(group.variants, {}, config, recipe), ...group.variants];
}

function classTable(
  [variant, ...rest]: readonly string[],
  chosen: Styles,
  config: RecipeConfig,
  recipe: (chosen: Styles) => string,
): ClassTable {
  if (variant === undefined) return recipe(chosen);
  const at = (value: unknown) => classTable(rest, { ...chosen, [variant]: value }, config, recipe);
  const other = at(undefined);
  const named = variantValues(variant, config)
    .map((value) => [String(value), at(value)] as const)
    .filter(([, found]) => JSON.stringify(found) !== JSON.stringify(other));
  if (named.length === 0 && typeof other === "string") return other;
  return Object.fromEntries(other === "" ? named : [...named, ["", other]]);
}

/** Compound variants compare by identity: `true` is not `"true"`. */
function variantValues(variant: string, { variants = {}, compoundVariants = [] }: RecipeConfig): unknown[] {
  const wanted = compoundVariants.flatMap((compound) => compound[variant] ?? []);
  const names = [...Object.keys(variants[variant] ?? {}), ...wanted.map(String)];
  return [...new Set(names)].map((name) => wanted.find((value) => String(value) === name) ?? name);
}

/** Variants grouped by shared parts and touching styles. */
function joinParts(parts: readonly Part[]): Part[] {
  let groups: Part[] = [];
  for (const part of parts) {
    const meets = (group: Part) =>
      group.variants.some((name) => part.variants.includes(name)) || touch(group.paths, part.paths);
    const joined = groups.filter(meets);
    groups = [
      ...groups.filter((group) => !meets(group)),
      {
        variants: [...new Set([...joined.flatMap((group) => group.variants), ...part.variants])],
        paths: [...joined.flatMap((group) => group.paths), ...part.paths],
      },
    ];
  }
  return groups;
}

/** Two styles touch when they set the same property, or one sets what the other sets under a condition. */
function touch(some: readonly string[][], others: readonly string[][]): boolean {
  return some.some((a) => others.some((b) => a.every((key, place) => place >= b.length || b[place] === key)));
}

/** Where a style sets something: property, then conditions, shorthands resolved. */
function stylePaths(style: Styles, runtime: StyleRuntime): string[][] {
  const walk = (value: unknown, path: string[]): string[][] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, next]) => walk(next, key === "base" ? path : [...path, key]))
      : [path];
  return walk(normal(style, runtime), []);
}

function keepPaths(style: Styles, keep: (path: string[]) => boolean, runtime: StyleRuntime): Styles {
  const walk = (value: unknown, path: string[]): unknown => {
    if (!isObject(value)) return keep(path) ? value : undefined;
    return Object.fromEntries(
      Object.entries(value).map(([key, next]) => [key, walk(next, key === "base" ? path : [...path, key])]),
    );
  };
  return walk(normal(style, runtime), []) as Styles;
}

/** Panda resolves shorthands only where it merges. */
const normal = (style: Styles, runtime: StyleRuntime) => runtime.css.raw(style, style);

function isObject(value: unknown): value is Styles {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// Turns a recipe into tables of class names: one for each set of variants that decide some properties
// together, with all combinations of those variants.
import type { ClassGroup, ClassTable } from "./style-recipe.ts";

export type Styles = Readonly<Record<string, unknown>>;

export interface RecipeConfig {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Readonly<Record<string, unknown>>;
  readonly compoundVariants?: readonly (Readonly<Record<string, unknown>> & {
    readonly css: Styles;
  })[];
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
  const pathsOf = (styles: readonly Styles[]) =>
    styles.flatMap((style) => stylePaths(style, runtime));
  const simple = Object.entries(variants).map(([name, values]): Part => {
    return { variants: [name], paths: pathsOf(Object.values(values)) };
  });
  const compound = compoundVariants.map(({ css, ...conditions }): Part => {
    return { variants: Object.keys(conditions), paths: pathsOf([css]) };
  });
  // A variant with a default keeps its place among the others; the rest come as the caller wrote them.
  const unordered = simple.filter((part) =>
    part.variants.every((name) => !(name in defaultVariants)),
  );
  if (unordered.some((a, at) => unordered.slice(at + 1).some((b) => touch(a.paths, b.paths))))
    return null;

  const groups = groupPaths([...simple, ...compound]);
  const moving = groups.flatMap((group) => group.paths);
  return {
    fixed: runtime.css(keepPaths(base, (path) => !touch([path], moving), runtime)),
    groups: groups
      .map((group) => classGroup(group, config, runtime))
      .filter(([table]) => table !== ""),
    defaults: defaultVariants,
  };
}

/** Variants that decide together, and where in the styles. */
interface Part {
  readonly variants: readonly string[];
  readonly paths: readonly string[][];
}

/** Every path once, with all variants that set it or what touches it; paths of the same variants together. */
function groupPaths(parts: readonly Part[]): Part[] {
  let touching: Part[] = [];
  for (const { variants, paths } of parts) {
    for (const path of paths) {
      const meets = (group: Part) => touch(group.paths, [path]);
      const joined = [...touching.filter(meets), { variants, paths: [path] }];
      touching = [...touching.filter((group) => !meets(group)), join(joined)];
    }
  }
  const byVariants = new Map<string, Part[]>();
  for (const group of touching) {
    const key = JSON.stringify(group.variants.toSorted());
    byVariants.set(key, [...(byVariants.get(key) ?? []), group]);
  }
  return [...byVariants.values()].map(join);
}

function join(parts: readonly Part[]): Part {
  return {
    variants: [...new Set(parts.flatMap((part) => part.variants))],
    paths: parts.flatMap((part) => part.paths),
  };
}

function classGroup(group: Part, config: RecipeConfig, runtime: StyleRuntime): ClassGroup {
  const keep = (style: Styles) => keepPaths(style, (path) => touch([path], group.paths), runtime);
  const recipe = runtime.cva({
    base: keep(config.base ?? {}),
    variants: mapValues(config.variants ?? {}, (values) => mapValues(values, keep)),
    compoundVariants: (config.compoundVariants ?? []).map((compound) => ({
      ...compound,
      css: keep(compound.css),
    })),
  });
  return [classTable(group.variants, {}, config, recipe), ...group.variants];
}

function classTable(
  [variant, ...rest]: readonly string[],
  chosen: Styles,
  config: RecipeConfig,
  recipe: (chosen: Styles) => string,
): ClassTable {
  // A variant with a default is merged in the place of its default, whatever the call's order.
  const places = Object.fromEntries(
    Object.keys(config.defaultVariants ?? {}).map((name) => [name, undefined]),
  );
  if (variant === undefined) return recipe({ ...places, ...chosen });
  const at = (value: unknown) => classTable(rest, { ...chosen, [variant]: value }, config, recipe);
  const other = at(undefined);
  const named = variantValues(variant, config)
    .map((value) => [String(value), at(value)] as const)
    .filter(([, found]) => JSON.stringify(found) !== JSON.stringify(other));
  if (named.length === 0 && typeof other === "string") return other;
  return Object.fromEntries(other === "" ? named : [...named, ["", other]]);
}

/** Compound variants compare by identity: `true` is not `"true"`. */
function variantValues(
  variant: string,
  { variants = {}, compoundVariants = [] }: RecipeConfig,
): unknown[] {
  const wanted = compoundVariants.flatMap((compound) => compound[variant] ?? []);
  const names = [...Object.keys(variants[variant] ?? {}), ...wanted.map(String)];
  return [...new Set(names)].map((name) => wanted.find((value) => String(value) === name) ?? name);
}

/** Two styles touch when they set the same property, or one sets what the other sets under a condition. */
function touch(some: readonly string[][], others: readonly string[][]): boolean {
  return some.some((a) =>
    others.some((b) => a.every((key, place) => place >= b.length || b[place] === key)),
  );
}

/** Where a style sets something: property, then conditions, shorthands resolved. */
function stylePaths(style: Styles, runtime: StyleRuntime): string[][] {
  const walk = (value: unknown, path: string[]): string[][] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, next]) =>
          walk(next, key === "base" ? path : [...path, key]),
        )
      : [path];
  return walk(normal(style, runtime), []);
}

function keepPaths(
  style: Styles,
  keep: (path: string[]) => boolean,
  runtime: StyleRuntime,
): Styles {
  const walk = (value: unknown, path: string[]): unknown => {
    if (!isObject(value)) return keep(path) ? value : undefined;
    return Object.fromEntries(
      Object.entries(value).map(([key, next]) => [
        key,
        walk(next, key === "base" ? path : [...path, key]),
      ]),
    );
  };
  return walk(normal(style, runtime), []) as Styles;
}

/** Panda resolves shorthands only where it merges. */
const normal = (style: Styles, runtime: StyleRuntime) => runtime.css.raw(style, style);

function isObject(value: unknown): value is Styles {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues<A, B>(
  record: Readonly<Record<string, A>>,
  map: (value: A) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

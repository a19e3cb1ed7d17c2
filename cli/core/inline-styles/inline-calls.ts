// Writes class names where a module calls Panda with literal styles. Recipes become plain functions:
// `.raw`, `.merge`, `.variantMap` and the like are refused.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type ESTree, parseAst } from "vite";
import { type RecipeConfig, recipeTable, type StyleRuntime } from "./recipe-table.ts";
import type { ClassTable } from "./style-recipe.ts";
import { type Constants, literalConstants, staticValue } from "./static-value.ts";

const RECIPES = fileURLToPath(new URL("./style-recipe.ts", import.meta.url));
const STYLED = /^#styled\/css\//;
const REFUSED =
  /\.(?:raw|merge|variantMap|variantKeys|splitVariantProps|getVariantProps|__cva__)\b/;

/** Panda's generated functions, as far as the sources may use them. */
export interface Panda extends StyleRuntime {
  readonly sva: (config: SlotConfig) => unknown;
  readonly slotRecipes: (
    config: SlotConfig,
  ) => Readonly<Record<string, RecipeConfig & { className: string }>>;
}

interface SlotConfig {
  readonly className?: string;
}

/** The class names of a bundle are short ones; `name` gives the short one of Panda's. */
export interface InlineOptions {
  readonly panda: Panda;
  readonly name?: (pandaName: string) => string;
}

export async function loadPanda(generated: string): Promise<Panda> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(generated, file)).href);
  const [functions, { getSlotRecipes }] = (await Promise.all([
    load("css/index.js"),
    load("helpers.js"),
  ])) as [Omit<Panda, "slotRecipes">, { getSlotRecipes: Panda["slotRecipes"] }];
  return {
    css: functions.css,
    cva: functions.cva,
    sva: functions.sva,
    slotRecipes: getSlotRecipes,
  };
}

interface Inlined {
  readonly inlined: string;
  /** Calls left to Panda's runtime, as written. */
  readonly left: readonly string[];
}

/** @param code a module without types or JSX */
export function inlineCalls(code: string, options: InlineOptions): Inlined {
  const program = parseAst(code);
  const names = pandaNames(program);
  const constants = literalConstants(program);
  const edits: Edit[] = [];
  const left: string[] = [];
  visitCalls(program, (call) => {
    const name = call.callee.type === "Identifier" ? names.get(call.callee.name) : undefined;
    if (name === undefined) return;
    const text = replacement(name, call, constants, options);
    if (text === null) left.push(code.slice(call.start, call.end));
    else edits.push({ start: call.start, end: call.end, text });
  });
  if (names.size > 0 && REFUSED.test(code)) {
    throw new Error(`A style recipe is a function and nothing else: ${REFUSED.exec(code)?.[0]}`);
  }
  const body = applyEdits(code, edits);
  const recipes =
    body === code ? "" : `import { styleRecipe, slotRecipe } from ${JSON.stringify(RECIPES)};\n`;
  return { inlined: recipes + body, left };
}

/** Local name → Panda's function. */
function pandaNames(program: ESTree.Program): Map<string, "css" | "cva" | "sva"> {
  const names = new Map<string, "css" | "cva" | "sva">();
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration" || !STYLED.test(node.source.value)) continue;
    for (const specifier of node.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier")
        continue;
      const { name } = specifier.imported;
      if (name === "css" || name === "cva" || name === "sva") names.set(specifier.local.name, name);
    }
  }
  return names;
}

function replacement(
  name: "css" | "cva" | "sva",
  call: ESTree.CallExpression,
  constants: Constants,
  options: InlineOptions,
): string | null {
  const values = call.arguments.map((argument) => staticValue(argument, constants));
  if (values.some((value) => value === null)) return null;
  const styles = values.map((value) => value?.value) as never[];
  const [config] = styles as [never];
  if (name === "css") return JSON.stringify(renamed(options.panda.css(...styles), options));
  if (name === "cva") return recipeCall(config, options);
  const slots = Object.entries(options.panda.slotRecipes(config)).map(([slot, recipe]) => {
    const own = (config as SlotConfig).className === undefined ? "" : recipe.className;
    const text = recipeCall(recipe, options, own);
    return text === null ? null : `${JSON.stringify(slot)}: ${text}`;
  });
  return slots.includes(null) ? null : `/* @__PURE__ */ slotRecipe({ ${slots.join(", ")} })`;
}

function recipeCall(config: RecipeConfig, options: InlineOptions, own = ""): string | null {
  const found = recipeTable(config, options.panda);
  if (found === null) return null;
  const fixed = [renamed(found.fixed, options), own].filter(Boolean).join(" ");
  const groups = found.groups.map(([table, ...variants]) => [
    renamedTable(table, options),
    ...variants,
  ]);
  const defaults = Object.keys(found.defaults).length === 0 ? [] : [found.defaults];
  const args = [fixed, groups, ...defaults].map((value) => JSON.stringify(value));
  return `/* @__PURE__ */ styleRecipe(${args.join(", ")})`;
}

function renamed(classes: string, { name }: InlineOptions): string {
  return name === undefined ? classes : classes.split(" ").filter(Boolean).map(name).join(" ");
}

function renamedTable(table: ClassTable, options: InlineOptions): ClassTable {
  if (typeof table === "string") return renamed(table, options);
  return Object.fromEntries(
    Object.entries(table).map(([value, next]) => [value, renamedTable(next, options)]),
  );
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let at = 0;
  let out = "";
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    out += code.slice(at, start) + text;
    at = end;
  }
  return out + code.slice(at);
}

function visitCalls(node: unknown, visit: (call: ESTree.CallExpression) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) visitCalls(item, visit);
    return;
  }
  if (typeof node !== "object" || node === null || !("type" in node)) return;
  if (node.type === "CallExpression") visit(node as ESTree.CallExpression);
  for (const child of Object.values(node)) visitCalls(child, visit);
}

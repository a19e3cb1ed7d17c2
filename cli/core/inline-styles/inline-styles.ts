// Writes class names where the sources call Panda with literal styles, so that bundles carry neither
// the style objects nor the functions that read them. Panda takes the css from the sources and never
// sees this. Recipes become plain functions: `.raw`, `.merge`, `.variantMap` and the like are refused.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ESTree, parseAst, type Plugin } from "vite";
import { type RecipeConfig, recipeTable, type StyleRuntime } from "./recipe-table.ts";
import { type Constants, literalConstants, staticValue } from "./static-value.ts";

const RECIPES = path.join(import.meta.dirname, "style-recipe.ts");
const STYLED = /^#styled\/css\//;
const REFUSED = /\.(?:raw|merge|variantMap|variantKeys|splitVariantProps|getVariantProps|__cva__)\b/;

/** Panda's generated functions, as far as the sources may use them. */
export interface Panda extends StyleRuntime {
  readonly sva: (config: SlotConfig) => unknown;
  readonly slotRecipes: (config: SlotConfig) => Readonly<Record<string, RecipeConfig & { className: string }>>;
}

interface SlotConfig {
  readonly className?: string;
}

export function inlineStyles(packageRoot: string): Plugin {
  const generated = path.join(packageRoot, ".livery", "styled-system");
  let panda: Panda | null = null;
  return {
    name: "livery-inline-styles",
    apply: "build",
    async transform(code, id) {
      // Its tables are filled while it loads, but nothing else is affected by them.
      if (id.startsWith(generated)) return { code, map: null, moduleSideEffects: false };
      if (!id.startsWith(path.join(packageRoot, "src")) || !code.includes("#styled/css/")) return null;
      panda ??= await loadPanda(generated);
      const { inlined } = inlineCalls(code, panda);
      return { code: inlined, map: null };
    },
  };
}

export async function loadPanda(generated: string): Promise<Panda> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(generated, file)).href);
  const [functions, { getSlotRecipes }] = (await Promise.all([load("css/index.js"), load("helpers.js")])) as [
    Omit<Panda, "slotRecipes">,
    { getSlotRecipes: Panda["slotRecipes"] },
  ];
  return { css: functions.css, cva: functions.cva, sva: functions.sva, slotRecipes: getSlotRecipes };
}

interface Inlined {
  readonly inlined: string;
  /** Calls left to Panda's runtime, as written. */
  readonly left: readonly string[];
}

/** @param code a module without types or JSX */
export function inlineCalls(code: string, panda: Panda): Inlined {
  const program = parseAst(code);
  const names = pandaNames(program);
  const constants = literalConstants(program);
  const edits: Edit[] = [];
  const left: string[] = [];
  visitCalls(program, (call) => {
    const name = call.callee.type === "Identifier" ? names.get(call.callee.name) : undefined;
    if (name === undefined) return;
    const text = replacement(name, call, constants, panda);
    if (text === null) left.push(code.slice(call.start, call.end));
    else edits.push({ start: call.start, end: call.end, text });
  });
  if (names.size > 0 && REFUSED.test(code)) {
    throw new Error(`A style recipe is a function and nothing else: ${REFUSED.exec(code)?.[0]}`);
  }
  const body = applyEdits(code, edits);
  const recipes = body === code ? "" : `import { styleRecipe, slotRecipe } from ${JSON.stringify(RECIPES)};\n`;
  return { inlined: recipes + body, left };
}

/** Local name → Panda's function. */
function pandaNames(program: ESTree.Program): Map<string, "css" | "cva" | "sva"> {
  const names = new Map<string, "css" | "cva" | "sva">();
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration" || !STYLED.test(node.source.value)) continue;
    for (const specifier of node.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue;
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
  panda: Panda,
): string | null {
  const values = call.arguments.map((argument) => staticValue(argument, constants));
  if (values.some((value) => value === null)) return null;
  const [config] = values.map((value) => value?.value) as [never];
  if (name === "css") return JSON.stringify(panda.css(...(values.map((value) => value?.value) as never[])));
  if (name === "cva") return recipeCall(config, panda);
  const slots = Object.entries(panda.slotRecipes(config)).map(([slot, recipe]) => {
    const own = (config as SlotConfig).className === undefined ? "" : recipe.className;
    const text = recipeCall(recipe, panda, own);
    return text === null ? null : `${JSON.stringify(slot)}: ${text}`;
  });
  return slots.includes(null) ? null : `/* @__PURE__ */ slotRecipe({ ${slots.join(", ")} })`;
}

function recipeCall(config: RecipeConfig, panda: Panda, own = ""): string | null {
  const table = recipeTable(config, panda);
  if (table === null) return null;
  const fixed = [table.fixed, own].filter(Boolean).join(" ");
  const defaults = Object.keys(table.defaults).length === 0 ? [] : [table.defaults];
  const args = [fixed, table.groups, ...defaults].map((value) => JSON.stringify(value));
  return `/* @__PURE__ */ styleRecipe(${args.join(", ")})`;
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

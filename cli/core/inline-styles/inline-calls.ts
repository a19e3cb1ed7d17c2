// Replaces Panda calls with constant styles by class names, and recipes by functions without properties.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createContext, runInContext } from "node:vm";
import { type ESTree, parseAst } from "vite";
import { type RecipeConfig, recipeTable, type Styles } from "./recipe-table.ts";

const RECIPES = fileURLToPath(new URL("./style-recipe.ts", import.meta.url));
const STYLED = /^#styled\/css\//;
const REFUSED =
  /\.(?:raw|merge|variantMap|variantKeys|splitVariantProps|getVariantProps|__cva__)\b/;

export interface Panda {
  readonly css: (...styles: readonly Styles[]) => string;
  readonly cva: (config: RecipeConfig) => (props?: Styles) => string;
  readonly sva: (config: SlotConfig) => unknown;
  readonly slotRecipes: (
    config: SlotConfig,
  ) => Readonly<Record<string, RecipeConfig & { className: string }>>;
}

interface SlotConfig {
  readonly className?: string;
}

export async function loadPanda(generated: string): Promise<Panda> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(generated, file)).href);
  const { css, cva, sva } = (await load("css/index.js")) as Panda;
  const { getSlotRecipes } = (await load("helpers.js")) as { getSlotRecipes: Panda["slotRecipes"] };
  return { css, cva, sva, slotRecipes: getSlotRecipes };
}

interface Inlined {
  readonly inlined: string;
  /** Source text of calls that still need Panda at run time. */
  readonly left: readonly string[];
}

/** @param code without types or JSX. @param rename maps a class of Panda to its short name */
export function inlineCalls(
  code: string,
  panda: Panda,
  rename: (name: string) => string = (name) => name,
): Inlined {
  const program = parseAst(code);
  const names = pandaNames(program);
  if (names.size > 0 && REFUSED.test(code))
    throw new Error(`A style recipe is a function and nothing else: ${REFUSED.exec(code)?.[0]}`);
  const constants = moduleConstants(program, code);
  const left: string[] = [];
  let inlined = "";
  let done = 0;
  visitCalls(program, ({ callee, start, end, arguments: args }) => {
    const name = callee.type === "Identifier" ? names.get(callee.name) : undefined;
    if (name === undefined) return;
    const found = evaluate(`[${code.slice(args[0]?.start ?? end - 1, end - 1)}]`, constants);
    const text = found && classesOf(name, found.value as never[], panda, rename);
    if (text === null) left.push(code.slice(start, end));
    else {
      inlined += code.slice(done, start) + text;
      done = end;
    }
  });
  const imports =
    done === 0 ? "" : `import { styleRecipe, slotRecipe } from ${JSON.stringify(RECIPES)};\n`;
  return { inlined: imports + inlined + code.slice(done), left };
}

function pandaNames(program: ESTree.Program): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration" || !STYLED.test(node.source.value)) continue;
    for (const specifier of node.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier")
        continue;
      const { name } = specifier.imported;
      if (["css", "cva", "sva"].includes(name)) names.set(specifier.local.name, name);
    }
  }
  return names;
}

type Constants = ReadonlyMap<string, unknown>;

function moduleConstants(program: ESTree.Program, code: string): Constants {
  const constants = new Map<string, unknown>();
  for (const statement of program.body) {
    const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (node?.type !== "VariableDeclaration" || node.kind !== "const") continue;
    for (const { id, init } of node.declarations) {
      if (id.type !== "Identifier" || !init) continue;
      const found = evaluate(code.slice(init.start, init.end), constants);
      if (found !== null) constants.set(id.name, found.value);
    }
  }
  return constants;
}

/** Provides only the language: code that needs a browser, Node or an import fails. */
const LANGUAGE = createContext({});

function evaluate(expression: string, constants: Constants): { readonly value: unknown } | null {
  try {
    const run = runInContext(`(${[...constants.keys()].join()}) => (${expression})`, LANGUAGE) as (
      ...values: readonly unknown[]
    ) => unknown;
    return { value: structuredClone(run(...constants.values())) };
  } catch {
    return null;
  }
}

/** @returns the expression that replaces a call; null for a call that needs Panda */
function classesOf(
  name: string,
  styles: readonly never[],
  panda: Panda,
  rename: (name: string) => string,
): string | null {
  if (name === "css")
    return JSON.stringify(
      panda
        .css(...styles)
        .split(" ")
        .filter(Boolean)
        .map(rename)
        .join(" "),
    );
  const [config] = styles as readonly [never];
  const recipeOf = (recipe: RecipeConfig, own = "") => {
    const found = recipeTable(recipe, panda.cva, rename);
    if (found === null) return null;
    const { fixed, groups, defaults } = found;
    const args = [[fixed, own].filter(Boolean).join(" "), groups, defaults];
    if (Object.keys(defaults).length === 0) args.pop();
    return `/* @__PURE__ */ styleRecipe(${args.map((value) => JSON.stringify(value)).join(", ")})`;
  };
  if (name === "cva") return recipeOf(config);
  const { className } = config as SlotConfig;
  const slots = Object.entries(panda.slotRecipes(config)).map(([slot, recipe]) => {
    const text = recipeOf(recipe, className === undefined ? "" : recipe.className);
    return text === null ? null : `${JSON.stringify(slot)}: ${text}`;
  });
  return slots.includes(null) ? null : `/* @__PURE__ */ slotRecipe({ ${slots.join(", ")} })`;
}

function visitCalls(node: unknown, visit: (call: ESTree.CallExpression) => void): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "CallExpression") visit(node as ESTree.CallExpression);
  for (const child of Object.values(node)) visitCalls(child, visit);
}

// Replaces Panda calls with constant styles by class names, recipes by functions without properties, and layout
// components by plain elements.
import { fileURLToPath } from "node:url";
import { type ESTree, parseAst } from "vite";
import { applyEdits, type Edit } from "./edits.ts";
import { elementEdits, JOIN } from "./inline-elements.ts";
import { evaluate, moduleConstants } from "./module-constants.ts";
import type { Panda, SlotConfig } from "./panda.ts";
import { type RecipeConfig, recipeTable, type Styles } from "./recipe-table.ts";

const RECIPES = fileURLToPath(new URL("./style-recipe.ts", import.meta.url));
const IMPORTS = `import { styleRecipe, slotRecipe } from ${JSON.stringify(RECIPES)};
import { cx as ${JOIN} } from "#styled/css/index.js";
`;
const STYLED = /^#styled\/(?:css|jsx)\//;
const REFUSED =
  /\.(?:raw|merge|variantMap|variantKeys|splitVariantProps|getVariantProps|__cva__)\b/;

interface Inlined {
  readonly inlined: string;
  /** Source text of calls and elements that still need Panda at run time. */
  readonly left: readonly string[];
}

/** @param code without types or JSX. @param rename maps a class of Panda to its short name */
export function inlineCalls(
  code: string,
  panda: Panda,
  rename: (name: string) => string = (name) => name,
): Inlined {
  const program = parseAst(code);
  const names = pandaNames(program, panda);
  if (names.size > 0 && REFUSED.test(code))
    throw new Error(`A style recipe is a function and nothing else: ${REFUSED.exec(code)?.[0]}`);
  const constants = moduleConstants(program, code);
  const classes = (styles: readonly Styles[]) =>
    panda
      .css(...styles)
      .split(" ")
      .filter(Boolean)
      .map(rename)
      .join(" ");
  const nameOf = (node: ESTree.Node | undefined) =>
    node?.type === "Identifier" ? names.get(node.name) : undefined;
  const replaced = (call: ESTree.CallExpression): Edit[] | null | undefined => {
    const { callee, start, end, arguments: args } = call;
    const component = panda.components.get(nameOf(args[0]) ?? "");
    if (component !== undefined)
      return elementEdits(call, component, code, constants, (styles) => classes([styles]));
    const name = nameOf(callee);
    if (name === undefined) return undefined;
    const found = evaluate(`[${code.slice(args[0]?.start ?? end - 1, end - 1)}]`, constants);
    const text =
      found &&
      (name === "css"
        ? JSON.stringify(classes(found.value as Styles[]))
        : recipeText(name, (found.value as readonly [never])[0], panda, rename));
    return text === null ? null : [{ start, end, text }];
  };
  const left: string[] = [];
  const edits: Edit[] = [];
  visitCalls(program, (call) => {
    const found = replaced(call);
    if (found === null) left.push(code.slice(call.start, call.end));
    else edits.push(...(found ?? []));
  });
  const imports = edits.length === 0 ? "" : IMPORTS;
  return { inlined: imports + applyEdits(code, edits), left };
}

function pandaNames(program: ESTree.Program, panda: Panda): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration" || !STYLED.test(node.source.value)) continue;
    for (const specifier of node.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier")
        continue;
      const { name } = specifier.imported;
      if (["css", "cva", "sva"].includes(name) || panda.components.has(name))
        names.set(specifier.local.name, name);
    }
  }
  return names;
}

/** @returns the expression that replaces a call of `cva` or `sva`; null for a call that needs Panda */
function recipeText(
  name: string,
  config: RecipeConfig & SlotConfig,
  panda: Panda,
  rename: (name: string) => string,
): string | null {
  const recipeOf = (recipe: RecipeConfig, own = "") => {
    const found = recipeTable(recipe, panda.cva, rename);
    if (found === null) return null;
    const { fixed, groups, defaults } = found;
    const args = [[fixed, own].filter(Boolean).join(" "), groups, defaults];
    if (Object.keys(defaults).length === 0) args.pop();
    return `/* @__PURE__ */ styleRecipe(${args.map((value) => JSON.stringify(value)).join(", ")})`;
  };
  if (name === "cva") return recipeOf(config);
  const slots = Object.entries(panda.slotRecipes(config)).map(([slot, recipe]) => {
    const text = recipeOf(recipe, config.className === undefined ? "" : recipe.className);
    return text === null ? null : `${JSON.stringify(slot)}: ${text}`;
  });
  return slots.includes(null) ? null : `/* @__PURE__ */ slotRecipe({ ${slots.join(", ")} })`;
}

function visitCalls(node: unknown, visit: (call: ESTree.CallExpression) => void): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "CallExpression") visit(node as ESTree.CallExpression);
  for (const child of Object.values(node)) visitCalls(child, visit);
}

// Reads literals out of a syntax tree: strings, numbers, booleans, null, arrays and objects of them, and
// the module's own constants that hold such.
import type { ESTree } from "vite";

/** Wrapped, so that a literal `undefined` or `null` is not taken for "not static". */
export type Static = { readonly value: unknown } | null;

/** Names of the module's constants → their values. */
export type Constants = ReadonlyMap<string, unknown>;

/** The constants at the top of the module that have a literal value. */
export function literalConstants(program: ESTree.Program): Constants {
  const constants = new Map<string, unknown>();
  for (const statement of program.body) {
    const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (node?.type !== "VariableDeclaration" || node.kind !== "const") continue;
    for (const { id, init } of node.declarations) {
      const found = id.type === "Identifier" && init ? staticValue(init, constants) : null;
      if (found !== null && id.type === "Identifier") constants.set(id.name, found.value);
    }
  }
  return constants;
}

/** The value the expression always has, or null when only running it can tell. */
export function staticValue(node: ESTree.Node, constants: Constants): Static {
  switch (node.type) {
    case "Literal":
      return isPlain(node.value) ? { value: node.value } : null;
    case "Identifier":
      return constants.has(node.name) ? { value: constants.get(node.name) } : null;
    case "TemplateLiteral":
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? "" } : null;
    case "UnaryExpression": {
      const inner = node.operator === "-" ? staticValue(node.argument, constants) : null;
      return typeof inner?.value === "number" ? { value: -inner.value } : null;
    }
    case "ArrayExpression":
      return staticArray(node, constants);
    case "ObjectExpression":
      return staticObject(node, constants);
    default:
      return null;
  }
}

function isPlain(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function staticArray(node: ESTree.ArrayExpression, constants: Constants): Static {
  const items: unknown[] = [];
  for (const element of node.elements) {
    const item = element === null ? null : staticValue(element, constants);
    if (item === null) return null;
    items.push(item.value);
  }
  return { value: items };
}

function staticObject(node: ESTree.ObjectExpression, constants: Constants): Static {
  const entries: [string, unknown][] = [];
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const spread = staticValue(property.argument, constants);
      if (spread === null) return null;
      entries.push(...Object.entries(spread.value ?? {}));
      continue;
    }
    if (property.kind !== "init") return null;
    const key = staticKey(property, constants);
    const item = staticValue(property.value, constants);
    if (key === null || item === null) return null;
    entries.push([key, item.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function staticKey({ computed, key }: ESTree.ObjectProperty, constants: Constants): string | null {
  if (!computed && key.type === "Identifier") return key.name;
  const value = staticValue(key, constants)?.value;
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

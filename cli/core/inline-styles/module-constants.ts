// Evaluates expressions of a module that need nothing but the language and constants of the same module.
import { createContext, runInContext } from "node:vm";
import type { ESTree } from "vite";

export type Constants = ReadonlyMap<string, unknown>;

export function moduleConstants(program: ESTree.Program, code: string): Constants {
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

/** A global scope with the built-ins of JavaScript alone: code that needs a browser or Node throws. */
const LANGUAGE = createContext({});

/** @returns null for an expression that needs more than the constants */
export function evaluate(
  expression: string,
  constants: Constants,
): { readonly value: unknown } | null {
  try {
    const run = runInContext(`(${[...constants.keys()].join()}) => (${expression})`, LANGUAGE) as (
      ...values: readonly unknown[]
    ) => unknown;
    return { value: structuredClone(run(...constants.values())) };
  } catch {
    return null;
  }
}

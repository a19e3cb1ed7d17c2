// Puts values in the place of `var(--a, fallback)`, `$a`, `@a`, `{a.b}`, and picks a side of `light-dark()`.
import valueParser, { type FunctionNode, type Node } from "postcss-value-parser";
import type { Mode } from "./imported-token.ts";

/** Null: there is no such token, or it has no value that fits into a text. */
export type Lookup = (key: string) => string | null;

/** Null when a reference without a fallback leads nowhere. */
export function withReferences(text: string, mode: Mode, lookup: Lookup): string | null {
  let missing = false;
  const filled = text.replaceAll(/\{([^{}]+)\}/g, (whole, key: string) => {
    const value = lookup(key.trim());
    if (value === null) missing = true;
    return value ?? whole;
  });
  if (missing) return null;
  if (!/var\(|light-dark\(|[$@]/.test(filled)) return filled;
  return written(valueParser(filled).nodes, mode, lookup);
}

function written(nodes: readonly Node[], mode: Mode, lookup: Lookup): string | null {
  const parts = nodes.map((node) => {
    if (node.type === "word" && /^[$@][\w-]+$/.test(node.value)) return lookup(node.value);
    if (node.type !== "function") return valueParser.stringify(node);
    if (node.value === "var") return ofVariable(node, mode, lookup);
    if (node.value === "light-dark") {
      const [light = [], dark = []] = argumentsOf(node);
      return written(mode === "light" ? light : dark, mode, lookup);
    }
    const inner = written(node.nodes, mode, lookup);
    return inner === null ? null : `${node.value}(${inner})`;
  });
  return parts.includes(null) ? null : parts.join("").trim();
}

function ofVariable(node: FunctionNode, mode: Mode, lookup: Lookup): string | null {
  const [[name] = []] = argumentsOf(node);
  const value = name?.type === "word" ? lookup(name.value) : null;
  if (value !== null) return value;
  const comma = node.nodes.findIndex(({ type, value: text }) => type === "div" && text === ",");
  return comma === -1 ? null : written(node.nodes.slice(comma + 1), mode, lookup);
}

function argumentsOf({ nodes }: FunctionNode): readonly Node[][] {
  const found: Node[][] = [[]];
  for (const node of nodes)
    if (node.type === "div" && node.value === ",") found.push([]);
    else if (node.type !== "space" || found.at(-1)?.length) found.at(-1)?.push(node);
  return found;
}

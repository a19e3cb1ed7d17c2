// Resolver documents of DTCG 2025.10: sets and modifiers in order, their sources inline, by reference, or in files.
import { isObject, type JsonObject } from "../files/strict-json.ts";
import { refTarget } from "../tokens/dtcg-references.ts";
import type { Mode, RawTokens } from "./imported-token.ts";
import { modeOf } from "./mode-names.ts";
import { readGroup, START, type Run } from "./read-group.ts";

export function readResolver(run: Run, order: readonly unknown[]): RawTokens {
  for (const entry of order) readSource(run, entry, null);
  return run;
}

/** A set, a modifier, or a group of tokens. */
function readSource(run: Run, entry: unknown, mode: Mode | null, depth = 0): void {
  if (!isObject(entry) || depth > 20) return;
  if (typeof entry["$ref"] === "string") {
    const target = refTarget(run.document, entry["$ref"]);
    if (target?.kind !== "group") return;
    return readSource({ ...run, document: target.document }, target.group, mode, depth + 1);
  }
  const { sources, contexts } = entry;
  if (Array.isArray(sources))
    for (const source of sources) readSource(run, source, mode, depth + 1);
  else if (isObject(contexts))
    for (const [context, of] of chosenContexts(entry, contexts))
      for (const source of Array.isArray(of) ? of : [])
        readSource(run, source, mode ?? context, depth + 1);
  else if (Array.isArray(entry["resolutionOrder"]))
    for (const step of entry["resolutionOrder"]) readSource(run, step, mode, depth + 1);
  else readGroup(run, entry, { ...START, mode, replaces: true });
}

/** Those that say a mode, or else the default one; beside a dark context the default one is the light mode. */
function chosenContexts(
  modifier: JsonObject,
  contexts: JsonObject,
): readonly (readonly [Mode | null, unknown])[] {
  const named = Object.entries(contexts).map(([name, of]) => ({ name, mode: modeOf(name), of }));
  const modes = named.filter(({ mode }) => mode !== null);
  const usual = named.find(({ name }) => name === modifier["default"]) ?? named[0];
  if (usual === undefined) return [];
  if (modes.length === 0) return [[null, usual.of]];
  const first = usual.mode === null && !modes.some(({ mode }) => mode === "light");
  return [
    ...(first ? [["light", usual.of] as const] : []),
    ...modes.map(({ mode, of }) => [mode, of] as const),
  ];
}

// Every reference leads to a value of the right type, and no circle and no endless chain is left. Style
// Dictionary's own messages name neither file nor line.
import { MAX_PROBLEMS, type Problem } from "../errors/errors.ts";
import {
  chainTooLong,
  circular,
  missingTarget,
  wrongTarget,
  wrongValue,
} from "./reference-problems.ts";
import type { LayeredToken } from "./token-types.ts";

const MAX_CHAIN = 64;
/** In one value: a shadow of six layers refers to five tokens in each. */
const MAX_REFERENCES = 64;
const MAX_LIST = 64;
const MAX_TEXT = 2000;

export interface CheckedReferences {
  /** What can be resolved, each token after those it refers to. */
  readonly sound: ReadonlyMap<string, LayeredToken>;
  /** Names that cannot be resolved, reported or because of one that is. */
  readonly rejected: Set<string>;
  readonly problems: Problem[];
}

export function checkReferences(tokens: ReadonlyMap<string, LayeredToken>): CheckedReferences {
  const run: Run = { tokens, sound: new Map(), rejected: new Set(), problems: [], stack: [] };
  for (const token of tokens.values()) {
    // The next run reports the rest; looking for the names meant by thousands takes long.
    if (run.problems.length >= MAX_PROBLEMS) break;
    visit(run, token);
  }
  return run;
}

/** The name when the whole value is one reference. */
export function aliasTarget(value: unknown): string | null {
  return typeof value === "string" ? (/^\{([^{}]*)\}$/.exec(value)?.[1]?.trim() ?? null) : null;
}

interface Run extends CheckedReferences {
  readonly tokens: ReadonlyMap<string, LayeredToken>;
  readonly sound: Map<string, LayeredToken>;
  readonly stack: string[];
}

/** Depth first, so that everything a token refers to is checked before the token itself. */
function visit(run: Run, token: LayeredToken): boolean {
  const { name } = token;
  if (run.sound.has(name)) return true;
  if (run.rejected.has(name)) return false;
  const found = run.stack.includes(name)
    ? [rejectCircle(run, token)]
    : run.stack.length >= MAX_CHAIN
      ? [chainTooLong(token, MAX_CHAIN)]
      : targetProblems(run, token);
  run.problems.push(...(found ?? []));
  if (found === null || found.length > 0 || run.rejected.has(name)) {
    run.rejected.add(name);
    return false;
  }
  run.sound.set(name, token);
  return true;
}

/** Null when a token it refers to is reported instead. */
function targetProblems(run: Run, token: LayeredToken): Problem[] | null {
  const references = referencesOf(token.value);
  if (references === null || references.length > MAX_REFERENCES) return [wrongValue(token)];
  run.stack.push(token.name);
  const problems: Problem[] = [];
  let sound = true;
  for (const reference of references) {
    const target = run.tokens.get(reference);
    if (target === undefined) problems.push(missingTarget(token, reference, run.tokens));
    else if (!visit(run, target)) sound = false;
  }
  run.stack.pop();
  if (!sound || problems.length > 0) return problems.length > 0 ? problems : null;
  const alias = run.tokens.get(aliasTarget(token.value) ?? "");
  return alias !== undefined && alias.type !== token.type ? [wrongTarget(token, alias)] : [];
}

/** Every token of the circle is out, and the first one is reported. */
function rejectCircle(run: Run, token: LayeredToken): Problem {
  const circle = [...run.stack.slice(run.stack.indexOf(token.name)), token.name];
  for (const name of circle) run.rejected.add(name);
  return circular(token, circle);
}

const REFERENCE = /\{([^{}]*)\}/g;

/** Null when the value is too long, or holds a brace that belongs to no reference. */
export function referencesOf(value: unknown): string[] | null {
  if (typeof value === "string") {
    if (value.length > MAX_TEXT || /[{}]/.test(value.replaceAll(REFERENCE, ""))) return null;
    return Array.from(value.matchAll(REFERENCE), ([, name = ""]) => name.trim());
  }
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).map(referencesOf);
  if (Array.isArray(value) && value.length > MAX_LIST) return null;
  return parts.includes(null) ? null : parts.flatMap((names) => names ?? []);
}

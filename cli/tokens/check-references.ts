// Reports broken references first: Style Dictionary's messages name neither file nor line.
import { MAX_PROBLEMS, type Problem } from "../errors/errors.ts";
import {
  chainTooLong,
  cycleProblem,
  missingTarget,
  wrongTarget,
  wrongValue,
} from "./reference-problems.ts";
import type { LayeredToken } from "./token-types.ts";

const MAX_CHAIN = 64;
/** Per value: a shadow of six layers refers to five tokens in each. */
const MAX_REFERENCES = 64;
const MAX_LIST = 64;
const MAX_TEXT = 2000;

export interface CheckedReferences {
  /** Resolvable tokens, each after those it refers to. */
  readonly valid: ReadonlyMap<string, LayeredToken>;
  /** Names of the others; the problem is reported at the cause only. */
  readonly rejected: Set<string>;
  readonly problems: Problem[];
}

export function checkReferences(tokens: ReadonlyMap<string, LayeredToken>): CheckedReferences {
  const run: Run = { tokens, valid: new Map(), rejected: new Set(), problems: [], stack: [] };
  for (const token of tokens.values()) {
    // Searching similar names for thousands of tokens takes long; the next run reports the rest.
    if (run.problems.length >= MAX_PROBLEMS) break;
    visit(run, token);
  }
  return run;
}

/** Name of the target when the whole value is one reference. */
export function aliasTarget(value: unknown): string | null {
  return typeof value === "string" ? (/^\{([^{}]*)\}$/.exec(value)?.[1]?.trim() ?? null) : null;
}

interface Run extends CheckedReferences {
  readonly tokens: ReadonlyMap<string, LayeredToken>;
  readonly valid: Map<string, LayeredToken>;
  readonly stack: string[];
}

function visit(run: Run, token: LayeredToken): boolean {
  const { name } = token;
  if (run.valid.has(name)) return true;
  if (run.rejected.has(name)) return false;
  const found = run.stack.includes(name)
    ? [rejectCycle(run, token)]
    : run.stack.length >= MAX_CHAIN
      ? [chainTooLong(token, MAX_CHAIN)]
      : targetProblems(run, token);
  run.problems.push(...(found ?? []));
  if (found === null || found.length > 0 || run.rejected.has(name)) {
    run.rejected.add(name);
    return false;
  }
  run.valid.set(name, token);
  return true;
}

/** Null when the problem is reported at a token it refers to. */
function targetProblems(run: Run, token: LayeredToken): Problem[] | null {
  const references = referencesOf(token.value);
  if (references === null || references.length > MAX_REFERENCES) return [wrongValue(token)];
  run.stack.push(token.name);
  const problems: Problem[] = [];
  let valid = true;
  for (const reference of references) {
    const target = run.tokens.get(reference);
    if (target === undefined) problems.push(missingTarget(token, reference, run.tokens));
    else if (!visit(run, target)) valid = false;
  }
  run.stack.pop();
  if (!valid || problems.length > 0) return problems.length > 0 ? problems : null;
  const alias = run.tokens.get(aliasTarget(token.value) ?? "");
  return alias !== undefined && alias.type !== token.type ? [wrongTarget(token, alias)] : [];
}

function rejectCycle(run: Run, token: LayeredToken): Problem {
  const cycle = [...run.stack.slice(run.stack.indexOf(token.name)), token.name];
  for (const name of cycle) run.rejected.add(name);
  return cycleProblem(token, cycle);
}

const REFERENCE = /\{([^{}]*)\}/g;

/** Null when the value is too long or a brace is unmatched. */
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

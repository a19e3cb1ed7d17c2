// Style Dictionary substitutes the references. Missing names and circles are found first, with their
// lines: its own messages name neither file nor line, and are never shown.
import type { TransformedToken } from "style-dictionary/types";
import { resolveReferences } from "style-dictionary/utils";
import { MAX_PROBLEMS, type Problem } from "../errors/errors.ts";
import {
  chainTooLong,
  circular,
  missingTarget,
  wrongTarget,
  wrongValue,
} from "./alias-problems.ts";
import { evaluateColour } from "./colour.ts";
import { evaluateNumber } from "./arithmetic.ts";
import { cssValue } from "./css-value.ts";
import type { LayeredToken, Place, ResolvedToken } from "./token-types.ts";

const MAX_CHAIN = 64;
/** In one value: a shadow of six layers refers to five tokens in each. */
const MAX_REFERENCES = 64;
const MAX_TEXT = 2000;

export interface Aliases {
  readonly resolved: ReadonlyMap<string, ResolvedToken>;
  /** Names that could not be resolved, reported or because of one that is. */
  readonly rejected: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

export function resolveAliases(tokens: ReadonlyMap<string, LayeredToken>): Aliases {
  const run: Run = {
    tokens,
    resolved: new Map(),
    dictionary: new Map(),
    rejected: new Set(),
    problems: [],
    stack: [],
  };
  for (const token of tokens.values()) {
    // Who has mended these sees the rest; looking for the names meant by thousands takes long.
    if (run.problems.length >= MAX_PROBLEMS) break;
    visit(run, token);
  }
  return run;
}

interface Run extends Aliases {
  readonly tokens: ReadonlyMap<string, LayeredToken>;
  readonly resolved: Map<string, ResolvedToken>;
  /** What Style Dictionary looks references up in; every value in it is final. */
  readonly dictionary: Map<string, TransformedToken>;
  readonly rejected: Set<string>;
  readonly problems: Problem[];
  readonly stack: string[];
}

/** Depth first, so that everything a token refers to is final before the token itself. */
function visit(run: Run, token: LayeredToken): boolean {
  if (run.resolved.has(token.name)) return true;
  if (run.rejected.has(token.name)) return false;
  if (run.stack.includes(token.name)) return rejectCycle(run, token);
  if (run.stack.length >= MAX_CHAIN) {
    run.problems.push(chainTooLong(token, MAX_CHAIN));
    run.rejected.add(token.name);
    return false;
  }
  run.stack.push(token.name);
  let sound = true;
  const references = referencesOf(token.value);
  if (references.length > MAX_REFERENCES) {
    run.problems.push(wrongValue(token));
    sound = false;
  }
  for (const reference of references.slice(0, MAX_REFERENCES)) {
    const target = run.tokens.get(reference);
    if (target === undefined)
      run.problems.push(missingTarget(token, reference, [...run.tokens.keys()]));
    if (target === undefined || !visit(run, target)) sound = false;
  }
  run.stack.pop();
  if (sound && !run.rejected.has(token.name) && settle(run, token)) return true;
  run.rejected.add(token.name);
  return false;
}

function settle(run: Run, token: LayeredToken): boolean {
  const { name, type, file, line } = token;
  const target = aliasTarget(token.value);
  const alias = target === null ? undefined : run.resolved.get(target);
  if (alias !== undefined && alias.type !== type) {
    run.problems.push(wrongTarget(token, alias));
    return false;
  }
  const raw = substitute(run, token.value);
  const css = raw === undefined ? null : cssValue(type, name, raw);
  if (css === null) {
    run.problems.push(wrongValue(token));
    return false;
  }
  const source: Place = alias?.source ?? { file, line };
  run.resolved.set(name, { path: name, type, value: css, file, line, source });
  run.dictionary.set(`{${name}}`, {
    $value: finalValue(token, raw),
  } as unknown as TransformedToken);
  return true;
}

/** Numbers and colours are evaluated before others refer to them: `{a}*2` must not bind inside `a`. */
function finalValue(token: LayeredToken, raw: unknown): unknown {
  if (token.type === "number" && typeof raw === "string") return evaluateNumber(raw);
  if (token.type === "color" && typeof raw === "string") return evaluateColour(raw);
  if (token.type === "fontFamily")
    return [raw].flat(8).filter((font, at, all) => all.indexOf(font) === at);
  return raw;
}

/** Undefined when a reference inside grows the value beyond reason or cannot be substituted. */
function substitute(run: Run, value: unknown): unknown {
  if (typeof value === "string") {
    if (value.length > MAX_TEXT) return undefined;
    if (!value.includes("{")) return value;
    const options = { usesDtcg: true, warnImmediately: true };
    const text = resolveReferences(value, run.dictionary, options);
    return typeof text === "string" && text.length > MAX_TEXT ? undefined : text;
  }
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.length > 64 ? undefined : items.map((item) => substitute(run, item));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, substitute(run, item)]),
  );
}

const REFERENCE = /\{([^{}]*)\}/g;

function referencesOf(value: unknown): string[] {
  if (typeof value === "string") {
    return value.includes("{") && value.length <= MAX_TEXT
      ? [...value.matchAll(REFERENCE)].map((match) => (match[1] ?? "").trim())
      : [];
  }
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(referencesOf)
    : [];
}

/** The name when the whole value is one reference. */
export function aliasTarget(value: unknown): string | null {
  return typeof value === "string" ? (/^\{([^{}]*)\}$/.exec(value)?.[1]?.trim() ?? null) : null;
}

/** Every token of the circle is out, each reported once. */
function rejectCycle(run: Run, token: LayeredToken): false {
  const circle = [...run.stack.slice(run.stack.indexOf(token.name)), token.name];
  for (const name of circle) run.rejected.add(name);
  run.problems.push(circular(token, circle));
  return false;
}

// What tokens/contrast.json asks of every brand.
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { CliError } from "../errors/errors.ts";
import { parseStrictJson } from "../files/strict-json.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { contrastRatio, layOver } from "./colour.ts";
import type { ResolvedToken, TokenValues } from "./token-types.ts";

/** Black on white has 21. */
const RatioSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(21));
const PairsSchema = v.strictObject({
  $description: v.optional(v.string()),
  levels: v.record(v.string(), RatioSchema),
  pairs: v.array(
    v.strictObject({
      foreground: v.string(),
      on: v.pipe(v.array(v.string()), v.minLength(1)),
      over: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
      needed: v.union([RatioSchema, v.string()]),
    }),
  ),
});

export interface ContrastPair {
  /** Role names, `color.text`. */
  readonly foreground: string;
  readonly background: string;
  /** Colour behind a translucent background, `#rrggbb`. */
  readonly over: string;
  readonly needed: number;
}

interface ContrastRules {
  readonly pairs: readonly ContrastPair[];
  readonly levelOf: (name: string) => number;
}

const rulesByRoot = new Map<string, ContrastRules>();

/** The pairs of `<root>/tokens/contrast.json`, one background each. @throws CliError TOKEN_SYNTAX */
export function contrastPairs(root = PACKAGE_ROOT): readonly ContrastPair[] {
  return rulesOf(root).pairs;
}

/** The contrast that readable text needs. */
export function textContrast(): number {
  return rulesOf(PACKAGE_ROOT).levelOf("text");
}

function rulesOf(root: string): ContrastRules {
  const file = path.join(root, "tokens", "contrast.json");
  const rules = rulesByRoot.get(root) ?? parseContrast(readFileSync(file, "utf8"), file);
  rulesByRoot.set(root, rules);
  return rules;
}

export interface ContrastFailure {
  readonly pair: ContrastPair;
  readonly foreground: ResolvedToken;
  readonly background: ResolvedToken;
  readonly ratio: number;
}

/** Skips pairs with an unresolved colour, which is reported elsewhere. */
export function contrastFailures(values: TokenValues): ContrastFailure[] {
  return contrastPairs().flatMap((pair) => {
    const [foreground, background] = [values.get(pair.foreground), values.get(pair.background)];
    if (foreground === undefined || background === undefined) return [];
    const ratio = contrastRatio(foreground.value, layOver(background.value, pair.over));
    return ratio < pair.needed ? [{ pair, foreground, background, ratio }] : [];
  });
}

/** @throws CliError TOKEN_SYNTAX */
export function parseContrast(text: string, file: string): ContrastRules {
  const { value, lines, problems } = parseStrictJson(text, file);
  const refused = (field: string, what: string, fix: string) =>
    new CliError("TOKEN_SYNTAX", { what, where: { file, line: lines.get(field), field }, fix });
  const [broken] = problems;
  if (broken) throw refused(broken.field ?? "", broken.what, broken.fix);
  const parsed = v.safeParse(PairsSchema, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const what = `Expected ${issue.expected ?? "another value"}, but found ${issue.received}.`;
    const fix = "give each pair a foreground, backgrounds, and a level or a ratio from 1 to 21.";
    throw refused(v.getDotPath(issue) ?? "", what, fix);
  }
  const { levels, pairs } = parsed.output;
  const levelOf = (name: string, field = "levels"): number => {
    const level = ownValue(levels, name);
    if (level !== undefined) return level;
    const fix = `write one of ${Object.keys(levels).join(", ")}, or a ratio from 1 to 21.`;
    throw refused(field, `There is no level "${name}".`, fix);
  };
  const ratioOf = (needed: number | string, at: number) =>
    typeof needed === "number" ? needed : levelOf(needed, `pairs.${at}.needed`);
  return {
    levelOf,
    pairs: pairs.flatMap(({ foreground, on, over = "#ffffff", needed }, at) =>
      on.map((name) => ({
        foreground: `color.${foreground}`,
        background: `color.${name}`,
        over,
        needed: ratioOf(needed, at),
      })),
    ),
  };
}

// No regular expression of the project takes more than linear time, whatever text a server, a member or an operator
// sends: each is run against texts made from its own parts, and the time for twice the length is compared.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
/** A cubic expression shows at the first, a quadratic one at the last. */
const TIMES = [300, 3000];
/** A linear expression needs a few hundredths of it. */
const SUSPECT_MS = 1;
/** Four for quadratic growth, two for linear. */
const MOST_GROWTH = 3;
/** Another process can slow down one measurement. An expression fails only if all measurements show the growth. */
const MEASUREMENTS = 6;
const USUAL = [" ", "\n", "0", "a", "-", ".", "/", "<", '"', "中", "\0"];

interface Literal {
  readonly source: string;
  readonly flags: string;
}

/** `/<file>:<offset>` by the expression; each once. */
function literals(): ReadonlyMap<string, Literal & { readonly at: string }> {
  const found = new Map<string, Literal & { readonly at: string }>();
  const files = globSync("{browser,cli,contract,create-livery,sandbox,src}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: (name) => name.includes("node_modules"),
  });
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
    const { program } = parseSync(file, readFileSync(path.join(ROOT, file), "utf8"));
    const visitor = new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        const { pattern, flags } = node.regex;
        found.set(`/${pattern}/${flags}`, { source: pattern, flags, at: `${file}:${node.start}` });
      },
    });
    visitor.visit(program);
  }
  return found;
}

const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/\(\?(?:[:=!]|<[=!]|<\w+>)|[()]|\\[bB]|[\^$]/y, ""],
  [/[*+?]\??|\{\d+(?:,\d*)?\}\??/y, ""],
  [/\\s/y, " "],
  [/\\d/y, "0"],
  [/\\[wS]|\\[pP]\{L\}/y, "a"],
  [/\\p\{[^}]*\}/y, "中"],
  [/\\[DWnrtfv0]|\\u\{?[\da-f]{1,6}\}?|\\P\{[^}]*\}|\./iy, "!"],
  [/\[\^(?:\\.|[^\]\\])*\]/y, "!"],
];

/** One text of each branch, without what repeats: `a{2}[bc]|\d+` → `ab`, `0`. */
function samplesOf(pattern: string): readonly string[] {
  const branches = [""];
  const put = (text: string) => branches.push((branches.pop() ?? "") + text);
  for (let at = 0; at < pattern.length;) {
    const [length, text] = readPart(pattern, at);
    if (pattern.charAt(at) === "|") branches.push("");
    else put(text);
    at += length;
  }
  return [...new Set(branches.map((text) => text.slice(0, 16)))];
}

function readPart(pattern: string, at: number): readonly [length: number, sample: string] {
  for (const [kind, sample] of SAMPLES) {
    kind.lastIndex = at;
    const part = kind.exec(pattern)?.[0];
    if (part !== undefined) return [part.length, sample];
  }
  const own = /\[((?:\\.|[^\]\\])*)\]/y;
  own.lastIndex = at;
  const [members, inside] = own.exec(pattern) ?? [];
  if (members !== undefined)
    return [members.length, inside === "" ? "" : readPart(inside ?? "", 0)[1]];
  return pattern.charAt(at) === "\\" ? [2, pattern.charAt(at + 1)] : [1, pattern.charAt(at)];
}

/**
 * Beginnings of the samples, each followed by many of a character, of a pair or of a beginning, then by what does not
 * fit.
 */
function* attacks(pattern: string): Generator<(times: number) => string> {
  const samples = samplesOf(pattern)
    .filter((text) => text !== "")
    .slice(0, 6);
  const whole = samples.join("");
  const starts = samples.flatMap((text) => cuts(text, (at) => text.slice(0, at + 1)));
  const pairs = cuts(whole, (at) => whole.slice(at, at + 2));
  const repeated = new Set([...USUAL, ...pairs, ...Array.from(whole).slice(0, 12), ...starts]);
  for (const before of new Set(["", ...starts.slice(0, 8)]))
    for (const one of repeated)
      for (const behind of ["\0'\n", `${whole}\0`])
        yield (times) => before + one.repeat(times) + behind;
}

function cuts(text: string, cut: (at: number) => string): readonly string[] {
  return Array.from({ length: Math.min(8, text.length) }, (_, at) => cut(at));
}

/** The quickest of several runs: other work on the machine only adds. */
function quickest(expression: RegExp, text: string, runs: number): number {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    if (expression.global) text.replace(expression, "");
    else {
      expression.lastIndex = 0;
      expression.exec(text);
    }
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

function growsTooFast(expression: RegExp, whole: string, half: string): boolean {
  const time = quickest(expression, whole, 3);
  return time > SUSPECT_MS / 2 && time / quickest(expression, half, 5) > MOST_GROWTH;
}

function isLinear(literal: Literal): boolean {
  const expression = new RegExp(literal.source, literal.flags);
  for (const attack of attacks(literal.source)) {
    const slow = TIMES.find((times) => quickest(expression, attack(times), 1) > SUSPECT_MS);
    if (slow === undefined) continue;
    const [whole, half] = [attack(slow), attack(slow / 2)];
    const measure = () => growsTooFast(expression, whole, half);
    if (Array.from({ length: MEASUREMENTS }).every(measure)) return false;
  }
  return true;
}

it.each([
  String.raw`\s+$`,
  String.raw`<img[^>]*>`,
  String.raw`^\{\s*([^{}]+?)\s*\}$`,
  String.raw`^(\d*\.?\d+)(px|rem)?$`,
  String.raw`\B(?=(?:\d{3})+$)`,
  String.raw`^[^@]+@[^@]+\.[^@]+$`,
])("notices %s", (source) => {
  expect(isLinear({ source, flags: "" })).toBe(false);
});

it("every expression is linear", () => {
  const all = [...literals()];
  expect(all.length).toBeGreaterThan(400);
  const slow = all.flatMap(([text, literal]) =>
    isLinear(literal) ? [] : [`${literal.at}: ${text}`],
  );
  expect(slow).toEqual([]);
});

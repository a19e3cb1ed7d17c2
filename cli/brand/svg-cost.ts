// The cost of painting a drawing: a few hundred bytes of `use` can repeat millions of shapes, and one filter
// can take an hour.
import { ownValue } from "#contract/own-value.ts";
import type { SvgElement, SvgProblem } from "./parse-svg.ts";

/** Shapes, counted as often as they are repeated. A layer or filter counts as several. */
const MAX_COST = 12_000;
const MAX_DEPTH = 64;
const LAYER = 10;
const FILTER = 100;
const PRIMITIVE = 20;

const LAYERED: ReadonlySet<string> = new Set(["mask", "clip-path", "mix-blend-mode", "opacity"]);
/** Attribute of a filter step → maximum. */
const LIMITS: Readonly<Record<string, number>> = { numOctaves: 8, radius: 16, stdDeviation: 50 };

export function* costProblems(elements: readonly SvgElement[]): Generator<SvgProblem> {
  const refuse = (line: number, what: string): SvgProblem => ({
    code: "BRAND_SVG_COST",
    line,
    what,
    fix: "draw it with fewer, simpler shapes.",
  });
  for (const element of elements)
    for (const what of tooLarge(element)) yield refuse(element.line, what);
  const deep = elements.find(({ depth }) => depth > MAX_DEPTH);
  if (deep) yield refuse(deep.line, `The drawing is nested more than ${MAX_DEPTH} levels deep.`);
  else if (totalCost(elements) > MAX_COST)
    yield refuse(
      elements.at(-1)?.line ?? 1,
      "The drawing repeats or filters its shapes so often that painting it takes long.",
    );
}

function tooLarge({ name, attributes }: SvgElement): string[] {
  const steps = name.startsWith("fe") ? attributes : [];
  const over = steps.filter(([key, value]) => {
    const limit = ownValue(LIMITS, key) ?? Infinity;
    const parts = value.trim().split(/[\s,]+/);
    return limit < Infinity && parts.some((part) => !(Number(part) <= limit));
  });
  const functions = declarationsOf(attributes).filter(
    ([property, value]) => property === "filter" && callsFunction(value),
  );
  return [
    ...over.map(([key]) => `${key} of <${name}> is more than ${ownValue(LIMITS, key)}.`),
    ...functions.map(() => "The drawing writes a filter as a function, whose size has no limit."),
  ];
}

/** Includes children and references; a cycle is never painted. */
function totalCost(elements: readonly SvgElement[]): number {
  const byId = new Map(
    elements.flatMap((element) =>
      element.attributes.flatMap(([key, id]) => (key === "id" ? [[id, element] as const] : [])),
    ),
  );
  const totals = new Map<SvgElement, number>();
  const total = (element: SvgElement, depth: number): number => {
    const known = totals.get(element);
    if (known !== undefined) return known;
    if (depth > 4 * MAX_DEPTH) return MAX_COST + 1;
    totals.set(element, 0);
    const painted = [...element.children, ...referencesOf(element).map((id) => byId.get(id))];
    const sum = painted.reduce(
      (cost, one) => cost + (one === undefined ? 0 : total(one, depth + 1)),
      ownCost(element),
    );
    totals.set(element, sum);
    return sum;
  };
  const [root] = elements;
  return root === undefined ? 0 : total(root, 0);
}

function referencesOf({ attributes }: SvgElement): string[] {
  return attributes.flatMap(([key, value]) =>
    key === "id" ? [] : Array.from(value.matchAll(/#([\w.-]+)/g), ([, id = ""]) => id),
  );
}

function ownCost({ name, attributes }: SvgElement): number {
  const step = name.startsWith("fe") ? attributes.filter(([key]) => key !== "id") : [];
  const isLink = ([key]: readonly [string, string]) => key === "result" || key === "in";
  // A step whose first attribute is `in` or `result` mostly passes pixels on.
  const work = step[0] !== undefined && !isLink(step[0]) ? PRIMITIVE : 0;
  return declarationsOf(attributes).reduce(
    (cost, [property]) =>
      cost + (LAYERED.has(property) ? LAYER : property === "filter" ? FILTER : 0),
    1 + work + (step.filter(isLink).length * PRIMITIVE) / 4,
  );
}

function declarationsOf(attributes: SvgElement["attributes"]): (readonly [string, string])[] {
  return attributes.flatMap(([key, value]) =>
    key !== "style"
      ? [[key, value] as const]
      : value.split(";").map((declaration) => {
          const colon = declaration.indexOf(":");
          const property = declaration.slice(0, colon).trim().toLowerCase();
          return [property, declaration.slice(colon + 1)] as const;
        }),
  );
}

/** Any but `url()`. */
function callsFunction(value: string): boolean {
  const names = value.toLowerCase().split("(").slice(0, -1);
  return names.some((before) => !/(?:^|[\s,])url$/.test(before));
}

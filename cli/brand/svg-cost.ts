// What a drawing costs to paint: a few hundred bytes of `use` can stand for millions of shapes, and one
// filter for an hour of work. Counted while the drawing is read, without painting it.

/** Shapes, each as often as references repeat it; a layer of its own counts as many. */
const MAX_COST = 12_000;
const MAX_DEPTH = 64;
const LAYER = 10;
const FILTER = 100;
const PRIMITIVE = 20;

const LAYERED: ReadonlySet<string> = new Set(["mask", "clip-path", "mix-blend-mode", "opacity"]);
/** Attribute of a filter step → the most it may be. */
const LIMITS: Readonly<Record<string, number>> = { numOctaves: 8, radius: 16, stdDeviation: 50 };
const REFERENCE = /#([\w.-]+)/g;

interface Cost {
  readonly name: string;
  own: number;
  readonly references: string[];
  readonly children: Cost[];
}

export class SvgCost {
  readonly #report: (what: string) => void;
  readonly #open: Cost[] = [];
  readonly #byId = new Map<string, Cost>();
  readonly #totals = new Map<Cost, number>();
  #root: Cost | null = null;
  #tooDeep = false;

  constructor(report: (what: string) => void) {
    this.#report = report;
  }

  open(name: string, attributes: Readonly<Record<string, unknown>>): void {
    const cost: Cost = { name, own: 1, references: [], children: [] };
    for (const [key, value] of Object.entries(attributes)) this.#add(cost, key, String(value));
    this.#open.at(-1)?.children.push(cost);
    this.#open.push(cost);
    this.#root ??= cost;
    if (this.#open.length <= MAX_DEPTH || this.#tooDeep) return;
    this.#tooDeep = true;
    this.#report(`The drawing is nested more than ${MAX_DEPTH} levels deep.`);
  }

  close(): void {
    this.#open.pop();
  }

  /** Reports a drawing that costs too much; call it once, after the last element. */
  end(): void {
    if (this.#root === null || this.#tooDeep) return;
    if (this.#total(this.#root, 0) > MAX_COST)
      this.#report(
        "The drawing repeats or filters its shapes so often that painting it takes long.",
      );
  }

  #add(cost: Cost, key: string, value: string): void {
    if (key === "id") {
      this.#byId.set(value, cost);
      return;
    }
    if (cost.name.startsWith("fe")) this.#addStep(cost, key, value);
    for (const [, id = ""] of value.matchAll(REFERENCE)) cost.references.push(id);
    const styles = key === "style" ? declarations(value) : [[key, value] as const];
    for (const [property, set] of styles) {
      if (LAYERED.has(property)) cost.own += LAYER;
      if (property !== "filter") continue;
      cost.own += FILTER;
      if (callsFunction(set))
        this.#report("The drawing writes a filter as a function, whose size has no limit.");
    }
  }

  #addStep(cost: Cost, key: string, value: string): void {
    const limit = LIMITS[key];
    if (key === "result" || key === "in") cost.own += PRIMITIVE / 4;
    cost.own += cost.own === 1 ? PRIMITIVE : 0;
    if (limit === undefined) return;
    if (
      value
        .trim()
        .split(/[\s,]+/)
        .some((part) => !(Number(part) <= limit))
    )
      this.#report(`${key} of <${cost.name}> is more than ${limit}.`);
  }

  /** Of an element with all below it and all it refers to; a circle is painted by no one. */
  #total(cost: Cost, depth: number): number {
    const known = this.#totals.get(cost);
    if (known !== undefined) return known;
    if (depth > 4 * MAX_DEPTH) return MAX_COST + 1;
    this.#totals.set(cost, 0);
    let total = cost.own;
    for (const child of cost.children) total += this.#total(child, depth + 1);
    for (const id of cost.references) {
      const target = this.#byId.get(id);
      if (target !== undefined) total += this.#total(target, depth + 1);
    }
    this.#totals.set(cost, total);
    return total;
  }
}

/** Of a style attribute: property and value of each. */
function declarations(style: string): (readonly [string, string])[] {
  return style.split(";").map((declaration) => {
    const colon = declaration.indexOf(":");
    return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1)];
  });
}

/** Any but `url()`. */
function callsFunction(value: string): boolean {
  return value
    .toLowerCase()
    .split("(")
    .slice(0, -1)
    .some((before) => !/(?:^|[\s,])url$/.test(before));
}

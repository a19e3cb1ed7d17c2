// Road maps of baccarat: the bead road has every result, the big road one column per streak.
import type { Winner } from "../rules/baccarat.ts";
import { svg } from "./dom.ts";

const ROWS = 6;

interface Bead {
  readonly column: number;
  readonly row: number;
  readonly result: Winner;
  readonly ties: number;
}

export function beadRoad(
  results: readonly Winner[],
  names: Readonly<Record<Winner, string>>,
): SVGElement {
  const beads = results.map((result, index) => ({
    column: Math.floor(index / ROWS),
    row: index % ROWS,
    result,
    ties: 0,
  }));
  return road(beads, 12, ({ result }, x, y) => [
    svg("circle", { cx: x, cy: y, r: 0.43, class: `bead ${result}` }),
    svg("text", { x, y: y + 0.2, class: "bead-name" }, names[result]),
  ]);
}

export function bigRoad(results: readonly Winner[]): SVGElement {
  return road(bigRoadBeads(results), 22, ({ result, ties }, x, y) => [
    svg("circle", { cx: x, cy: y, r: 0.36, class: `ring ${result}` }),
    ...(ties === 0 ? [] : [svg("path", { d: `M${x - 0.3} ${y + 0.3}l.6-.6`, class: "tie-mark" })]),
  ]);
}

/** Ties are marked on the bead before; a streak that reaches the bottom turns right. */
export function bigRoadBeads(results: readonly Winner[]): Bead[] {
  const beads: Bead[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const result of results) {
    const before = beads.at(-1);
    if (result === "T") {
      if (before) beads[beads.length - 1] = { ...before, ties: before.ties + 1 };
      continue;
    }
    let [column, row] = [start + 1, 0];
    if (before?.result === result) {
      const below = before.row + 1;
      const free = below < ROWS && !taken.has(`${before.column} ${below}`);
      [column, row] = free ? [before.column, below] : [before.column + 1, before.row];
    } else {
      while (taken.has(`${column} 0`)) column++;
      start = column;
    }
    taken.add(`${column} ${row}`);
    beads.push({ column, row, result, ties: 0 });
  }
  return beads;
}

function road(
  beads: readonly Bead[],
  columns: number,
  draw: (bead: Bead, x: number, y: number) => readonly SVGElement[],
): SVGElement {
  const last = beads.reduce((most, { column }) => Math.max(most, column), 0);
  const skipped = Math.max(0, last - columns + 2);
  const grid = svg("path", { d: gridPath(columns), class: "grid" });
  const drawn = beads
    .filter(({ column }) => column >= skipped)
    .flatMap((bead) => draw(bead, bead.column - skipped + 0.5, bead.row + 0.5));
  return svg("svg", { viewBox: `0 0 ${columns} ${ROWS}`, class: "road" }, grid, ...drawn);
}

function gridPath(columns: number): string {
  const across = Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${row}H${columns}`);
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${column} 0V${ROWS}`);
  return [...across, ...down].join("");
}

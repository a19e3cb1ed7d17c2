// Keyboard navigation of the grid: one tab stop, arrow keys, page keys and ends (ARIA grid pattern). Spots
// are read from the DOM, so that moving the focus renders nothing.
import type { KeyboardEvent } from "react";
import { ownValue } from "#contract/own-value.ts";
import { above, beside, edge, entering } from "./next-spot.ts";
import { LEAGUE_KEY } from "./build-rows.ts";
import { readSpot, type Spot } from "./spot.ts";

/** Share of the visible height; some rows stay in view. */
const PAGE = 0.7;

export interface GridRows {
  readonly count: number;
  /** Scrolls a row into view and renders it. */
  readonly show: (index: number) => void;
}

type Move = (from: Spot, row: HTMLElement, grid: HTMLElement) => HTMLElement | null;

/** Handles the keys of the grid; ignores all others. */
export function onGridKey(event: KeyboardEvent<HTMLElement>, rows: GridRows): void {
  const grid = event.currentTarget;
  const place = closest(event.target, "[data-spot]");
  const row = closest(event.target, "[data-row]");
  if (place === null || row === null || event.altKey || event.metaKey) return;
  const from = readSpot(place.dataset["spot"] ?? "");
  const whole = event.ctrlKey
    ? toEnd(event.key, rows)
    : ownValue(MOVES, event.key)?.(from, row, grid);
  if (whole === undefined) return;
  event.preventDefault();
  if (whole !== null) focusOn(whole);
}

/** Enters the grid by Tab: at the visible spot that was left, else at the first visible price: a bet is one press away. */
export function enterGrid(grid: HTMLElement, left: string | null): void {
  const places = [...grid.querySelectorAll<HTMLElement>("[data-row] [data-spot]")].filter(isSeen);
  const known = places.find((place) => nameOf(place) === left);
  const below = places.filter((place) => place.getBoundingClientRect().top >= 0);
  const target = known ?? below.find(isPrice) ?? below[0] ?? places[0];
  if (target !== undefined) focusOn(target);
}

/** The first columns of a match name it; a league has no prices. */
function isPrice(place: HTMLElement): boolean {
  const { column } = readSpot(place.dataset["spot"] ?? "");
  const isOpen = place.querySelector("button:enabled") !== null;
  return column >= 1 && isOpen && !isLeague(closest(place, "[data-row]"));
}

/** Identifies a spot for `enterGrid`. */
export function nameOf(place: HTMLElement): string {
  return `${closest(place, "[data-row]")?.dataset["key"] ?? ""} ${place.dataset["spot"] ?? ""}`;
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: (from, row) => at(row, beside(spotsOf(row), from, 1)),
  ArrowLeft: (from, row) => at(row, beside(spotsOf(row), from, -1)),
  ArrowDown: (from, row, grid) => vertical({ from, row, grid }, 1),
  ArrowUp: (from, row, grid) => vertical({ from, row, grid }, -1),
  Home: (_, row) => at(row, edge(spotsOf(row), -1)),
  End: (_, row) => at(row, edge(spotsOf(row), 1)),
  PageDown: (from, row, grid) => page({ from, row, grid }, 1),
  PageUp: (from, row, grid) => page({ from, row, grid }, -1),
};

interface Place {
  readonly from: Spot;
  readonly row: HTMLElement;
  readonly grid: HTMLElement;
}

function vertical({ from, row, grid }: Place, step: 1 | -1): HTMLElement | null {
  const within = at(row, above(spotsOf(row), from, step));
  if (within !== null) return within;
  const rows = rowsOf(grid);
  for (let next = rows.indexOf(row) + step; next >= 0 && next < rows.length; next += step) {
    const candidate = rows[next];
    const spot = candidate && entering(spotsOf(candidate), from.column, step);
    if (candidate && spot) return at(candidate, spot);
  }
  return null;
}

/** The farthest rendered row within one page; scrolling renders the rest. */
function page({ from, row, grid }: Place, step: 1 | -1): HTMLElement | null {
  const start = row.getBoundingClientRect().top;
  const reach = window.innerHeight * PAGE;
  const ahead = rowsOf(grid).filter((candidate) => {
    const distance = (candidate.getBoundingClientRect().top - start) * step;
    // A sticky head is not at its place in the list.
    return !isLeague(candidate) && distance > 0 && distance <= reach;
  });
  const target = step > 0 ? ahead.at(-1) : ahead[0];
  return target === undefined ? null : at(target, entering(spotsOf(target), from.column, step));
}

/** Ctrl+Home or Ctrl+End: the first or last row of the whole list. */
function toEnd(key: string, { count, show }: GridRows): null | undefined {
  if (key !== "Home" && key !== "End") return undefined;
  const index = key === "Home" ? 0 : count - 1;
  show(index);
  // Rendered within the next frames.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[data-row="${index}"]`);
      const place = row && at(row, edge(spotsOf(row), -1));
      if (place) focusOn(place);
    }),
  );
  return null;
}

function isLeague(row: HTMLElement | null): boolean {
  return row?.dataset["key"]?.startsWith(LEAGUE_KEY) === true;
}

function rowsOf(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>("[data-row]")].toSorted(
    (one, other) => Number(one.dataset["row"]) - Number(other.dataset["row"]),
  );
}

function placesOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("[data-spot]")].filter(isSeen);
}

function spotsOf(row: HTMLElement): Spot[] {
  return placesOf(row).map(({ dataset }) => readSpot(dataset["spot"] ?? ""));
}

function at(row: HTMLElement, spot: Spot | null): HTMLElement | null {
  if (spot === null) return null;
  return (
    placesOf(row).find((place) => {
      const { line, column } = readSpot(place.dataset["spot"] ?? "");
      return line === spot.line && column === spot.column;
    }) ?? null
  );
}

function focusOn(place: HTMLElement): void {
  const control = place.matches("a, button") ? place : place.querySelector<HTMLElement>("button");
  control?.focus({ preventScroll: true });
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Columns hidden on narrow windows have no box. */
function isSeen(place: HTMLElement): boolean {
  return place.getClientRects().length > 0;
}

function closest(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

// Which draws the lobby shows, and in what order.
import type { Draw } from "#contract/api/venue-info.ts";
import { isNamed } from "#lib/search/is-named.ts";
import { foldText } from "#lib/search/search-text.ts";
import { DRAW_KINDS, type DrawKind, drawShape } from "../statistics/draw-shape.ts";

export const SPEEDS = ["fast", "quick", "usual"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Most seconds between two draws. */
const LONGEST: Readonly<Record<Speed, number>> = { fast: 60, quick: 180, usual: Infinity };

export function speedOf({ everySeconds }: Pick<Draw, "everySeconds">): Speed {
  return SPEEDS.find((speed) => everySeconds <= LONGEST[speed]) ?? "usual";
}

export interface DrawFilter {
  readonly kind: DrawKind | null;
  readonly speed: Speed | null;
  readonly search: string;
  /** Null shows all draws. */
  readonly only: ((draw: Draw) => boolean) | null;
}

/** Open draws first, otherwise in the server's order. */
export function filterDraws(draws: readonly Draw[], filter: DrawFilter): Draw[] {
  const { kind, speed, search, only } = filter;
  return draws
    .filter(
      (draw) =>
        (kind === null || drawShape(draw).kind === kind) &&
        (speed === null || speedOf(draw) === speed) &&
        (only === null || only(draw)) &&
        isNamed(search, [draw.name], draw.spellings),
    )
    .toSorted((one, other) => Number(one.opensAt !== null) - Number(other.opensAt !== null));
}

/** Kinds that there are draws of, with their number. */
export function kindCounts(
  draws: readonly Draw[],
): readonly { readonly kind: DrawKind; readonly count: number }[] {
  const kinds = draws.map((draw) => drawShape(draw).kind);
  return DRAW_KINDS.map((kind) => ({
    kind,
    count: kinds.filter((one) => one === kind).length,
  })).filter(({ count }) => count > 0);
}

/** Draws whose name shares most characters with a search that found none. */
export function nearDraws(draws: readonly Draw[], search: string, most: number): Draw[] {
  const characters = [...new Set(foldText(search.trim()))];
  return draws
    .map((draw) => {
      const name = foldText(draw.name);
      return { draw, shared: characters.filter((one) => name.includes(one)).length };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, most)
    .map(({ draw }) => draw);
}

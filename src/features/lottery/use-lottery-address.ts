// The page's address holds the open draw, its view and the filters, so that it can be shared and Back works.
import { useSearchParams } from "react-router-dom";
import { SPEEDS, type Speed } from "./lobby/filter-draws.ts";
import { DRAW_KINDS, type DrawKind } from "./statistics/draw-shape.ts";

export const DRAW_VIEWS = ["trend", "results", "numbers", "streaks", "plays"] as const;
export type DrawView = (typeof DRAW_VIEWS)[number];

export interface LotteryAddress {
  /** Id of the open draw; null in the lobby. */
  readonly draw: string | null;
  readonly view: DrawView;
  readonly kind: DrawKind | null;
  readonly speed: Speed | null;
  readonly favourites: boolean;
  /** Part of a name. */
  readonly search: string;
}

export const LONGEST_SEARCH = 40;

const DRAW_ID = /^[\w-]{1,40}$/;

export function useLotteryAddress(): LotteryAddress {
  const [search] = useSearchParams();
  return readAddress(search);
}

/** Filters and views replace the history entry and keep the place; an open draw is a new entry. */
export function useChangeAddress(): (change: Partial<LotteryAddress>) => void {
  const [search, setSearch] = useSearchParams();
  return (change) => {
    const opens = change.draw !== undefined;
    setSearch(writeAddress({ ...readAddress(search), ...change }), {
      replace: !opens,
      preventScrollReset: !opens,
    });
  };
}

/** Link to a view of a draw that keeps the filters for the way back. */
export function useDrawAddress(): (draw: string, view: DrawView) => { readonly search: string } {
  const [search] = useSearchParams();
  return (draw, view) => ({
    search: writeAddress({ ...readAddress(search), draw, view }).toString(),
  });
}

/** Link to the lobby with the filters that were set there. */
export function useLobbyAddress(): { readonly search: string } {
  const [search] = useSearchParams();
  return { search: writeAddress({ ...readAddress(search), draw: null }).toString() };
}

export function readAddress(search: URLSearchParams): LotteryAddress {
  const draw = search.get("draw");
  return {
    draw: draw !== null && DRAW_ID.test(draw) ? draw : null,
    view: known(DRAW_VIEWS, search.get("view")) ?? "trend",
    kind: known(DRAW_KINDS, search.get("kind")),
    speed: known(SPEEDS, search.get("speed")),
    favourites: search.get("own") === "favourites",
    search: (search.get("q") ?? "").slice(0, LONGEST_SEARCH),
  };
}

export function writeAddress(address: LotteryAddress): URLSearchParams {
  const { draw, view, kind, speed, favourites } = address;
  const search = new URLSearchParams();
  if (address.search !== "") search.set("q", address.search);
  if (kind !== null) search.set("kind", kind);
  if (speed !== null) search.set("speed", speed);
  if (favourites) search.set("own", "favourites");
  if (draw !== null) {
    search.set("draw", draw);
    search.set("view", view);
  }
  return search;
}

function known<const T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((one) => one === value) ?? null;
}

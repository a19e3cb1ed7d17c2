// The page's address holds the open draw, its view and the filters, so that it can be shared and Back works.
import { useLocation } from "react-router-dom";
import {
  choiceField,
  flagField,
  idField,
  oneField,
  searchField,
  useAddress,
  writeAddress,
} from "#lib/browser/address.ts";
import { SPEEDS } from "./filter-draws.ts";
import { DRAW_KINDS } from "../statistics/draw-shape.ts";

export const DRAW_VIEWS = ["trend", "results", "numbers", "streaks", "plays"] as const;
export type DrawView = (typeof DRAW_VIEWS)[number];

const FIELDS = {
  /** Part of a name. */
  search: searchField,
  kind: choiceField(DRAW_KINDS),
  speed: choiceField(SPEEDS),
  favourites: flagField("own", "favourites"),
  /** Id of the open draw; null in the lobby. */
  draw: idField,
  view: oneField(DRAW_VIEWS),
};

export function useLotteryAddress() {
  return useAddress(FIELDS);
}

/** Link to a view of a draw, or to the lobby, that keeps the filters which were set there. */
export function useDrawAddress(): (
  draw: string | null,
  view?: DrawView,
) => { readonly search: string } {
  const { search } = useLocation();
  return (draw, view = "trend") => ({ search: writeAddress(FIELDS, { draw, view }, search) });
}

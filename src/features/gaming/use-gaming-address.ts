// The page's address holds the filters of the odds board.
import { useSearchParams } from "react-router-dom";

export const SHOWS = ["all", "live", "next"] as const;
export type Show = (typeof SHOWS)[number];

export interface GamingAddress {
  /** Code of a game; null shows all. */
  readonly game: string | null;
  readonly show: Show;
}

const GAME_CODE = /^\w{1,20}$/;

export function useGamingAddress(): GamingAddress & {
  readonly change: (change: Partial<GamingAddress>) => void;
} {
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  return {
    ...address,
    change: (change) =>
      setSearch(writeAddress({ ...address, ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

export function readAddress(search: URLSearchParams): GamingAddress {
  const game = search.get("game");
  return {
    game: game !== null && GAME_CODE.test(game) ? game : null,
    show: SHOWS.find((show) => show === search.get("show")) ?? "all",
  };
}

export function writeAddress({ game, show }: GamingAddress): URLSearchParams {
  const search = new URLSearchParams();
  if (game !== null) search.set("game", game);
  if (show !== "all") search.set("show", show);
  return search;
}

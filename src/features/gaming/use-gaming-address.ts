// The page's address holds the filters of the odds board and the tournament.
import { useSearchParams } from "react-router-dom";

/** Element id of the odds board with the cups. */
export const BOARD_ID = "gaming-board";

export const SHOWS = ["all", "live", "next"] as const;
export type Show = (typeof SHOWS)[number];

export interface GamingAddress {
  /** Code of a game; null shows all. */
  readonly game: string | null;
  readonly show: Show;
  /** Id of the tournament whose cup is shown; null shows the site's. */
  readonly cup: string | null;
}

const GAME_CODE = /^\w{1,20}$/;
const CUP_ID = /^[\w-]{1,40}$/;

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
  const cup = search.get("cup");
  return {
    game: game !== null && GAME_CODE.test(game) ? game : null,
    show: SHOWS.find((show) => show === search.get("show")) ?? "all",
    cup: cup !== null && CUP_ID.test(cup) ? cup : null,
  };
}

export function writeAddress({ game, show, cup }: GamingAddress): URLSearchParams {
  const search = new URLSearchParams();
  if (game !== null) search.set("game", game);
  if (show !== "all") search.set("show", show);
  if (cup !== null) search.set("cup", cup);
  return search;
}

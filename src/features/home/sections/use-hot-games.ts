// The hot games in the order the player picks.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { gameList } from "#contract/api/game-list.ts";
import { useCall } from "#lib/calls/use-call.ts";

export const HOT_GAME_SORTS = ["hot", "new", "maxWin", "rtp"] as const;
export type HotGameSort = (typeof HOT_GAME_SORTS)[number];

export function useHotGames(pageSize: number) {
  const { t } = useTranslation("home");
  const [sort, setSort] = useState<HotGameSort>("hot");
  const games = useCall(gameList, { sort, pageNum: 1, pageSize });
  const options = HOT_GAME_SORTS.map((value) => ({ value, label: t(`games.sort.${value}`) }));
  return { games, sort, setSort, options };
}

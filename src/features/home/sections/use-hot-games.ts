// The hot games in the order the player picks.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { gameList } from "#contract/api/game-list.ts";
import { useCall } from "#lib/use-call.ts";

export const SORTS = ["hot", "new", "maxWin", "rtp"] as const;
export type GameSort = (typeof SORTS)[number];

export function useHotGames(pageSize: number) {
  const { t } = useTranslation("home");
  const [sort, setSort] = useState<GameSort>("hot");
  const games = useCall(gameList, { sort, pageNum: 1, pageSize });
  const options = SORTS.map((value) => ({ value, label: t(`games.sort.${value}`) }));
  return { games, sort, setSort, options };
}

// Words of roads, which dragon-tiger tables spell in their own sides.
import type { TFunction } from "i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { countRoad } from "#lib/text/big-road.ts";
import type { GoodRoad, GoodRoadKind } from "../roads/good-road.ts";

const DRAGON_WORDS = {
  longBanker: "longDragon",
  longPlayer: "longTiger",
  singleJump: "singleJump",
  doubleJump: "doubleJump",
  oneBankerTwoPlayers: "oneDragonTwoTigers",
  onePlayerTwoBankers: "oneTigerTwoDragons",
} as const satisfies Readonly<Record<GoodRoadKind, string>>;

type Words = TFunction<"live">;

export function goodRoadText({ kind, length }: GoodRoad, game: LiveTable["game"], t: Words) {
  const key = game === "dragonTiger" ? DRAGON_WORDS[kind] : kind;
  return t(`goodRoad.${key}`, { count: length });
}

export function roadLabel({ game, road }: LiveTable, t: Words): string {
  return t(game === "dragonTiger" ? "table.roadDragon" : "table.road", countRoad(road));
}

/** Letters of the bead road. */
export function beadLetters(game: LiveTable["game"], t: Words) {
  const [B, P] =
    game === "dragonTiger" ? (["dragon", "tiger"] as const) : (["banker", "player"] as const);
  return { B: t(`bets.${B}`), P: t(`bets.${P}`), T: t("bets.tie") };
}

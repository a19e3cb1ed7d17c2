// Text of one leg, the same on the slip, the receipt, my bets and the record: match, market, side and line,
// odds with their format, kick-off and score at the bet.
import type { TFunction } from "i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { type OddsType, shownOdds, shownType } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { listTime } from "#lib/time/list-times.ts";
import { backedText, isOutright, playText, scoreText } from "./play-words.ts";

type Words = TFunction<"sport">;

export type LegFacts = Pick<
  Ticket["legs"][number],
  | "w"
  | "r"
  | "line"
  | "odds"
  | "score"
  | "live"
  | "league"
  | "team_h"
  | "team_c"
  | "startsAt"
  | "name"
> & { readonly sport?: string };

export interface LegWords {
  /** `海潮联合 -0.5` */
  readonly backed: string;
  /** `0.95 香港盘`; "" without a price. */
  readonly odds: string;
  readonly play: string;
  /** `滚球 · 投注时 1-0`; null for a bet before the match. */
  readonly live: string | null;
  /** `海岸联赛 · 海潮联合 vs 北境守卫` */
  readonly match: string;
  /** `开赛 11/21 21:30` */
  readonly start: string;
}

export function legWords(leg: LegFacts, oddsType: OddsType, t: Words): LegWords {
  const time = listTime(leg.startsAt);
  return {
    backed: backedText(leg, t),
    odds: legOdds(leg, oddsType, t),
    play: playText(leg, t),
    live: leg.live ? liveText(leg, t) : null,
    match: matchText(leg),
    start: t(isOutright(leg.w) ? "view.closesAt" : "view.startsAt", { time }),
  };
}

/** `0.95 香港盘`. Markets quoted in decimal only are shown in European odds, whatever was chosen. */
export function legOdds(
  { w, odds }: Pick<LegFacts, "w" | "odds">,
  oddsType: OddsType,
  t: Words,
): string {
  const { quoted } = playSpec(w);
  const shown = shownOdds(odds, quoted, oddsType);
  return shown === "" ? "" : `${shown} ${t(`list.oddsTypes.${shownType(quoted, oddsType)}`)}`;
}

/** Outrights have a title instead of teams, which may include the league. */
function matchText({ w, league, team_h, team_c }: LegFacts): string {
  if (!isOutright(w)) return `${league} · ${team_h} vs ${team_c}`;
  return team_h.startsWith(league) ? team_h : `${league} · ${team_h}`;
}

function liveText({ score }: LegFacts, t: Words): string {
  const at = scoreText(score);
  return at === null ? t("view.inPlay") : `${t("view.inPlay")} · ${t("bets.atBet", { score: at })}`;
}

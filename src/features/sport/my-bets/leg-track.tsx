import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import type { Outcome } from "#contract/betting/result-codes.ts";
import { cva } from "#styled/css/index.js";
import { useMatchState } from "../feed/feed-store.ts";
import { type LegNeeds, legNeeds, type NeedStep } from "./leg-needs.ts";

type Leg = Ticket["legs"][number];

/** What a leg in play needs, as the score stands. */
export function LegTrack({ leg }: { readonly leg: Leg }) {
  const { t } = useTranslation("sport");
  const needs = legNeeds(leg, useMatchState(leg.gameId));
  if (needs === null) return null;
  return (
    <p className={line({ now: needs.now === null ? "level" : TONES[needs.now] })}>
      {needText(needs, leg, t)}
    </p>
  );
}

export function needText(
  { now, need, lose, unit }: LegNeeds,
  leg: Pick<Leg, "team_h" | "team_c">,
  t: TFunction<"sport">,
): string {
  const told = (step: NeedStep, key: "need" | "lose") =>
    t(`bets.track.${key}`, { what: stepText(step, { ...leg, unit }, t) });
  // In a race both sides are on their way.
  if (now === null) {
    return [need && told(need, "need"), lose && told(lose, "lose")].filter(Boolean).join(" · ");
  }
  const step = need ?? lose;
  const state = t(`bets.track.${WORDS[now]}`);
  if (step === null) return now === "L" ? t("bets.track.dead") : state;
  return `${state} · ${told(step, need === null ? "lose" : "need")}`;
}

function stepText(
  { home, away, any }: NeedStep,
  { team_h, team_c, unit }: Pick<Leg, "team_h" | "team_c"> & Pick<LegNeeds, "unit">,
  t: TFunction<"sport">,
): string {
  if (any) return t(`bets.track.any.${unit}`, { count: home + away });
  const of = (team: string, count: number) => t(`bets.track.team.${unit}`, { team, count });
  if (away === 0) return of(team_h, home);
  if (home === 0) return of(team_c, away);
  return t("bets.track.both", { one: of(team_h, home), two: of(team_c, away) });
}

const WORDS = {
  W: "win",
  LW: "halfWin",
  P: "push",
  LL: "halfLoss",
  L: "loss",
  D: "push",
} as const satisfies Record<Outcome, string>;
const TONES = {
  W: "good",
  LW: "good",
  P: "level",
  LL: "bad",
  L: "bad",
  D: "level",
} as const satisfies Record<Outcome, string>;

const line = cva({
  base: {
    paddingLeft: "2",
    color: "text",
    borderLeft: "strong-thick",
    textWrap: "balance",
  },
  variants: {
    now: {
      good: { borderLeftColor: "win" },
      level: {},
      bad: { borderLeftColor: "warning" },
    },
  },
});

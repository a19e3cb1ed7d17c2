// The legs of a bet, on the receipt and in my bets.
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import type { OddsType } from "#contract/betting/odds.ts";
import { isResultCode, RESULT_CODES } from "#contract/betting/result-codes.ts";
import { css, cx } from "#styled/css/index.js";
import { type LegFacts, type LegWords, legWords } from "#domain/bets/leg-words.ts";
import { scoreText } from "#domain/bets/play-words.ts";
import { Badge } from "#ui/badge.tsx";
import { figures } from "#ui/money.tsx";
import { useMatchState } from "../../feed/feed-store.ts";
import { MatchClock } from "../../feed/match-clock-view.tsx";

interface Leg
  extends LegFacts, Pick<Ticket["legs"][number], "gameId" | "priceId" | "now" | "result"> {}

interface BetLegsProps<L extends Leg> {
  readonly bet: Pick<Ticket, "bankers" | "oddsType"> & { readonly legs: readonly L[] };
  /** More about a leg, below it. */
  readonly below?: ComponentType<{ readonly leg: L }>;
}

/** A single omits side and odds: they stand in its head. */
export function BetLegs<L extends Leg>({ bet, below: Below }: BetLegsProps<L>) {
  const { legs, bankers, oddsType } = bet;
  const several = legs.length > 1;
  return (
    <ul role="list" className={list}>
      {legs.map((leg, index) => (
        <li key={leg.priceId} className={item}>
          <LegView leg={leg} oddsType={oddsType} head={several} banker={bankers.includes(index)} />
          {Below && <Below leg={leg} />}
        </li>
      ))}
    </ul>
  );
}

interface LegViewProps {
  readonly leg: Leg;
  readonly oddsType: OddsType;
  readonly head: boolean;
  readonly banker: boolean;
}

function LegView({ leg, oddsType, head, banker }: LegViewProps) {
  const { t } = useTranslation("sport");
  const words = legWords(leg, oddsType, t);
  return (
    <>
      {head && <LegHead words={words} banker={banker} />}
      <p className={facts}>
        <span>{[words.play, words.live].filter((part) => part !== null).join(" · ")}</span>
        <span>{words.match}</span>
        <time className={figures}>{words.start}</time>
        <LegState leg={leg} />
      </p>
    </>
  );
}

function LegHead({
  words: { backed, odds },
  banker,
}: {
  readonly words: LegWords;
  readonly banker: boolean;
}) {
  const { t } = useTranslation("sport");
  return (
    <p className={legHead}>
      <span>
        {backed}
        {odds !== "" && <span className={figures}> @ {odds}</span>}
      </span>
      {banker && <Badge tone="accent">{t("view.banker")}</Badge>}
    </p>
  );
}

/** The score now, or the score that decided the leg, and its result. */
function LegState({ leg: { gameId, now, result } }: { readonly leg: Leg }) {
  const { t } = useTranslation("sport");
  const state = useMatchState(gameId);
  const running = result === null && state?.isLive === true;
  const shown = scoreText(running ? [state.sc_FT_H, state.sc_FT_C] : (result?.score ?? now));
  const code = result?.code;
  const isLevel = (result?.deadHeat ?? null) !== null;
  return (
    <>
      {running && (
        <span className={figures}>
          <MatchClock gameId={gameId} />
        </span>
      )}
      {shown !== null && (
        <b className={cx(figures, score)}>
          {t(result === null ? "bets.now" : "bets.final", { score: shown })}
        </b>
      )}
      {code !== undefined && isResultCode(code) && (
        <b className={score}>
          {t(isLevel ? "bets.deadHeat" : `bets.code.${RESULT_CODES[code] ?? "cancelled"}`)}
        </b>
      )}
    </>
  );
}

const list = css({ display: "grid", gap: "1-5", minWidth: "0" });
const item = css({ display: "grid", gap: "0-5", minWidth: "0" });
const legHead = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  color: "text-strong",
  fontWeight: "semibold",
});
const facts = css({ display: "flex", flexWrap: "wrap", columnGap: "2", color: "text-muted" });
const score = css({ color: "text-strong", fontWeight: "semibold" });

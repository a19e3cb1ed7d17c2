import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { isResultCode, RESULT_CODES } from "#contract/betting/result-codes.ts";
import { css, cx } from "#styled/css/index.js";
import { Badge } from "../../../ui/badge.tsx";
import { figures } from "../../../ui/money.tsx";
import { backedText, isOutright, playText, scoreText } from "../slip-view/play-words.ts";

type Leg = Ticket["legs"][number];

/** A single's own line stands above already. */
export function BetLegs({ ticket }: { readonly ticket: Ticket }) {
  const several = ticket.legs.length > 1;
  return (
    <ul role="list" className={list}>
      {ticket.legs.map((leg, index) => (
        <li key={leg.priceId} className={item}>
          {several && <LegHead leg={leg} ticket={ticket} banker={ticket.bankers.includes(index)} />}
          <LegFacts leg={leg} />
        </li>
      ))}
    </ul>
  );
}

interface LegHeadProps {
  readonly leg: Leg;
  readonly ticket: Ticket;
  readonly banker: boolean;
}

function LegHead({ leg, ticket, banker }: LegHeadProps) {
  const { t } = useTranslation("sport");
  const { quoted } = playSpec(leg.w);
  return (
    <p className={legHead}>
      <span>
        {backedText(leg, t)}
        <span className={figures}> @ {shownOdds(leg.odds, quoted, ticket.oddsType)}</span>
      </span>
      {banker && <Badge tone="accent">{t("view.banker")}</Badge>}
    </p>
  );
}

function LegFacts({ leg }: { readonly leg: Leg }) {
  const { t } = useTranslation("sport");
  const teams = isOutright(leg.w) ? leg.league : `${leg.team_h} vs ${leg.team_c}`;
  const at = leg.live ? scoreText(leg.score) : null;
  const now = scoreText(leg.result?.score ?? leg.now);
  const code = leg.result?.code;
  return (
    <p className={facts}>
      <span>{[playText(leg, t), teams].join(" · ")}</span>
      {at !== null && <span className={figures}>{t("bets.atBet", { score: at })}</span>}
      {now !== null && (
        <b className={cx(figures, score)}>
          {t(leg.result === null ? "bets.now" : "bets.final", { score: now })}
        </b>
      )}
      {code !== undefined && isResultCode(code) && (
        <b className={score}>{t(`bets.code.${RESULT_CODES[code] ?? "cancelled"}`)}</b>
      )}
    </p>
  );
}

const list = css({ display: "grid", gap: "[0.375rem]", minWidth: "0" });
const item = css({ display: "grid", gap: "[0.125rem]", minWidth: "0" });
const legHead = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  color: "text-strong",
  fontWeight: "semibold",
});
const facts = css({ display: "flex", flexWrap: "wrap", columnGap: "2", color: "text-muted" });
const score = css({ color: "text-strong", fontWeight: "semibold" });

// How a ticket came to its return, step by step; opened on request.
import { Calculator } from "lucide-react";
import type { TFunction } from "i18next";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack } from "#styled/jsx/index.js";
import { hasPage } from "#brand/brand.ts";
import { partLegs } from "#domain/bets/part-legs.ts";
import { formatCents } from "#lib/text/format.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { explainLeg } from "./explain-leg.ts";
import { LegExplained } from "./leg-explained.tsx";

export function SettlementExplainer({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation("sport");
  if (ticket.state === "refused") return null;
  return (
    <details className={box}>
      <summary className={summary}>
        <Icon as={Calculator} />
        {t("bets.explain.title")}
      </summary>
      <Stack as="ol" role="list" gap="3" marginTop="2">
        {ticket.legs.map((leg) => (
          <Explained key={leg.priceId} leg={leg} oddsType={ticket.oddsType} />
        ))}
      </Stack>
      <Sum ticket={ticket} />
      <HelpLinks />
    </details>
  );
}

/** A combination, and each of its selections. */
function Explained({ leg, oddsType }: ComponentProps<typeof LegExplained>) {
  const parts = partLegs(leg);
  return (
    <>
      <LegExplained leg={leg} oddsType={oddsType} />
      {parts.length > 0 && (
        <Stack as="ol" role="list" gap="3" paddingLeft="3">
          {parts.map((part) => (
            <LegExplained key={part.priceId} leg={part} oddsType={oddsType} part />
          ))}
        </Stack>
      )}
    </>
  );
}

function Sum({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation("sport");
  const { returnCents, validCents, state, cashedCents } = ticket;
  return (
    <div className={sum}>
      {state !== "cashedOut" && (
        <p className={css({ fontVariantNumeric: "tabular-nums" })}>{formula(ticket, t)}</p>
      )}
      {cashedCents > 0 && <p>{cashedText(ticket, t)}</p>}
      {returnCents !== null && (
        <p>
          <b>{t("bets.explain.return", { amount: formatCents(returnCents) })}</b>
        </p>
      )}
      <p>{t("bets.explain.valid", { amount: formatCents(validCents) })}</p>
    </div>
  );
}

/** The cashed-out part and the return of the rest add up to the return. */
function cashedText({ cashedCents, returnCents, state }: Ticket, t: TFunction<"sport">): string {
  const cashed = formatCents(cashedCents);
  if (state === "cashedOut" || returnCents === null) return t("bets.explain.sold", { cashed });
  return t("bets.explain.cashed", { cashed, rest: formatCents(returnCents - cashedCents) });
}

/** A single by its result, a series by the product, a system by the sum of its bets. */
function formula(ticket: Ticket, t: TFunction<"sport">): string {
  const { legs, sizes, bets, freeBet } = ticket;
  const atRisk = freeBet?.stakeCents ?? ticket.riskCents;
  const [stake = "", risk, win] = [ticket.stakeCents, atRisk, ticket.winCents].map((cents) =>
    formatCents(cents),
  );
  if (freeBet?.back === true) return t("bets.freeBetBack");
  if (freeBet !== null && !freeBet.stakeReturned) return freeFormula(ticket, stake, t);
  const reasons = legs.map(explainLeg);
  const [only] = reasons;
  if (legs.length === 1 && legs[0]?.parts.length === 0) {
    if (!only?.outcome) return t("bets.explain.open");
    return only.deadHeat === null
      ? t(`bets.explain.single.${only.outcome}`, { risk, win })
      : t("bets.explain.single.deadHeat", { risk, win, ...only.deadHeat });
  }
  if (sizes.length === 1 && sizes[0] === legs.length) {
    const factors = reasons.map((reason) => reason?.factor ?? "1").join(" × ");
    return t("bets.explain.series", { stake, factors });
  }
  return t("bets.explain.system", { stake, bets });
}

/** A free bet pays what is above its stake. */
function freeFormula({ legs }: Ticket, stake: string, t: TFunction<"sport">): string {
  const reasons = legs.map(explainLeg);
  if (reasons.some((reason) => !reason?.outcome)) return t("bets.explain.open");
  const factors = reasons.map((reason) => reason?.factor ?? "1").join(" × ");
  return t("bets.explain.free", { stake, factors });
}

function HelpLinks() {
  const { t } = useTranslation("sport");
  const pages = HELP.filter((slug) => hasPage(`/app/help/${slug}`));
  if (pages.length === 0) return null;
  return (
    <Row as="p" wrap="wrap" gap="3" marginTop="2">
      {pages.map((slug) => (
        <TextLink key={slug} to={`/app/help/${slug}`}>
          {t(`bets.help.${slug}`)}
        </TextLink>
      ))}
    </Row>
  );
}

const HELP = ["rqgl", "dxqgl", "tywt"] as const;

const box = css({ borderTop: "dashed", paddingTop: "2" });
const summary = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "10", desktop: "7" },
  color: "link",
  fontWeight: "semibold",
});
const sum = css({
  display: "grid",
  gap: "1",
  marginTop: "3",
  padding: "2",
  borderRadius: "sm",
  background: "surface-raised",
  color: "text",
});

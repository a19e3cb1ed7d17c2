// One free bet: what it is worth, where it comes from, what it asks, and until when or how it ended.
import { Ticket } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FreeBet } from "#contract/api/free-bets.ts";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { unbrokenCents } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

const TONES = { open: "ok", used: "accent", expired: "neutral", void: "neutral" } as const;

export function FreeBetRow({ row }: { readonly row: FreeBet }) {
  const { t } = useTranslation("free-bets");
  const { title, state, amountCents, source, backOf } = row;
  return (
    <article aria-label={title} className={frame}>
      <Icon as={Ticket} />
      <Stack gap="0-5" minWidth="0">
        <Row as="p" wrap="wrap" align="center" columnGap="2" color="text-strong" weight="semibold">
          {unbrokenCents(amountCents)}
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        </Row>
        <Text color="text" size="xs">
          {backOf === null ? `${title} · ${t(`source.${source}`)}` : t("backOf", { id: backOf })}
        </Text>
        <Terms row={row} />
        <Text color="text-muted" size="xs">
          <When row={row} />
        </Text>
      </Stack>
    </article>
  );
}

function Terms({ row: { leastOdds, sports, stakeReturned } }: { readonly row: FreeBet }) {
  const { t } = useTranslation("free-bets");
  const names = sports.map((sport) => {
    const known = MATCH_SPORTS.find((one) => one === sport);
    return known === undefined ? sport : t(`sport.${known}`);
  });
  const terms = [
    ...(leastOdds === null ? [] : [t("leastOdds", { odds: leastOdds })]),
    ...(sports.length === 0 ? [] : [t("sports", { names: names.join("、") })]),
    t(stakeReturned ? "withStake" : "withoutStake"),
  ];
  return (
    <Text color="text-muted" size="xs">
      {terms.join(" · ")}
    </Text>
  );
}

function When({ row: { state, until, changedAt, ticketId } }: { readonly row: FreeBet }) {
  const { t } = useTranslation("free-bets");
  const date = listTime(state === "open" ? until : (changedAt ?? until));
  if (state === "open") return t("until", { date });
  if (state === "expired" || ticketId === null) return t("ended", { date });
  return t(state === "used" ? "usedFor" : "voidFor", { date, id: ticketId });
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "3",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  overflowWrap: "anywhere",
  "& > svg": { color: "accent-text", fontSize: "xl" },
});

// The member's free bets: those that can be used, then those that were used, expired or given back.
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "#styled/jsx/index.js";
import { openOf, useFreeBets } from "#domain/wallet/free-bets/use-free-bets.ts";
import { FreeBetsPlaceContext } from "#domain/wallet/free-bets/free-bets-part.tsx";
import { ErrorState } from "#ui/states/error-state.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { FreeBetRow } from "./free-bet-row.tsx";

/** Ended ones beside those that can be used. */
const MOST_ENDED = 10;

export function Part() {
  const { t } = useTranslation("free-bets");
  const place = use(FreeBetsPlaceContext);
  const { data, state, error, retry } = useFreeBets();
  const open = openOf(data);
  if (place === "slip") {
    return open.length === 0 ? null : (
      <Stack as="section" gap="2" padding="3" aria-label={t("title")}>
        <Text as="h3" color="text-strong" size="sm" weight="bold">
          {t("usable", { count: open.length })}
        </Text>
        <List rows={open} />
        <Text color="text-muted" size="xs">
          {t("how")}
        </Text>
      </Stack>
    );
  }
  if (state === "error" && data === undefined)
    return (
      <TitledCard title={t("title")}>
        <ErrorState title={t("failed")} error={error} onRetry={retry} />
      </TitledCard>
    );
  const ended = (data?.list ?? []).filter((one) => !open.includes(one)).slice(0, MOST_ENDED);
  if (open.length + ended.length === 0) return null;
  return (
    <TitledCard title={t("title")} note={t("note")}>
      <List rows={[...open, ...ended]} />
      <Text color="text-muted" size="xs">
        {t("rules")}
      </Text>
    </TitledCard>
  );
}

function List({ rows }: { readonly rows: ReturnType<typeof openOf> }) {
  const { t } = useTranslation("free-bets");
  return (
    <Stack as="ul" role="list" aria-label={t("title")} gap="2">
      {rows.map((row) => (
        <Stack as="li" key={row.id} minWidth="0">
          <FreeBetRow row={row} />
        </Stack>
      ))}
    </Stack>
  );
}

// The member's open bets as they were last answered, where they cannot be asked for.
import { useTranslation } from "react-i18next";
import { Card, Grid, Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { formatTime } from "#lib/text/format.ts";
import { type LastBet, useLastBets } from "#session/account/last-bets.ts";
import { Money } from "#ui/money/money.tsx";

/** Nothing for visitors, and for members without an open bet. Its texts are those of the notices. */
export function LastBetList() {
  const { t } = useTranslation("notices");
  const stored = useLastBets();
  if (stored === null || stored.bets.length === 0) return null;
  const { bets, total, time } = stored;
  return (
    <Stack as="section" gap="2" align="stretch">
      <Heading as="h2" size="md">
        {t("offline.bets.title", { count: total })}
      </Heading>
      <Text color="text-muted" size="sm" textWrap="balance">
        {t("offline.bets.asOf", { time: formatTime(time) })}
      </Text>
      <Grid as="ul" role="list" columns="minmax(0, 1fr)" gap="2">
        {bets.map((bet) => (
          <li key={bet.id}>
            <LastBetCard bet={bet} />
          </li>
        ))}
      </Grid>
      {total > bets.length && (
        <Text color="text-muted" size="xs">
          {t("offline.bets.more", { count: total - bets.length })}
        </Text>
      )}
    </Stack>
  );
}

function LastBetCard({ bet }: { readonly bet: LastBet }) {
  const { t } = useTranslation("notices");
  return (
    <Card as="article" gap="1" textAlign="start">
      <Text weight="semibold">{bet.title}</Text>
      {bet.matches.map((match, index) => (
        // Two legs may be of one match.
        <Text key={index} color="text-muted" size="sm">
          {match}
        </Text>
      ))}
      <Row wrap="wrap" columnGap="4" rowGap="1" size="sm">
        <span>
          {t("offline.bets.risk")} <Money cents={bet.riskCents} />
        </span>
        <span>
          {t("offline.bets.win")} <Money cents={bet.winCents} />
        </span>
        <Text as="span" color="text-muted">
          {formatTime(bet.placedAt)} · {bet.id}
        </Text>
      </Row>
    </Card>
  );
}

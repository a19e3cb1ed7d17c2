// Tournaments of the category; nothing where there are none.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Card, Heading, Row, Text } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { useNow } from "#lib/time/use-now.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Countdown } from "#ui/money/countdown.tsx";
import { CardRow } from "#domain/games/lobby/card-row.tsx";
import { useChessInfo } from "../rooms/use-rooms.ts";

export function CupRow() {
  const { t } = useTranslation("chess");
  const { data } = useChessInfo();
  const now = useNow();
  const cups = (data?.tournaments ?? []).filter(({ endsAt }) => endsAt > now);
  if (cups.length === 0) return null;
  return (
    <CardRow title={t("cups.title")} note={t("cups.note")} className={columns}>
      {cups.map(({ id, name, game, prize, startsAt, teams }) => (
        <Card as="li" key={id} gap="1" padding="4">
          <Row as="p" justify="space-between" color="text-muted" size="xs">
            {game}
            {startsAt <= now && <Badge tone="live">{t("cups.running")}</Badge>}
          </Row>
          <Heading as="h3" truncate>
            {name}
          </Heading>
          <Text color="alt-text" size="lg" weight="bold">
            {t("cups.prize", { prize })}
          </Text>
          <Row as="p" justify="space-between" color="text-muted" size="xs">
            {t("cups.teams", { count: formatCount(teams) })}
            {startsAt > now && (
              <span className={start}>
                {t("cups.starts")}
                <Countdown until={startsAt} look="plain" />
              </span>
            )}
          </Row>
        </Card>
      ))}
    </CardRow>
  );
}

const columns = css({ "& > *": { width: "72" } });
const start = css({ display: "inline-flex", alignItems: "center", gap: "2" });

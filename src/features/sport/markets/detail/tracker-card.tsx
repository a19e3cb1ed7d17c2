// The tracker in the right rail, with the figures of its match.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Card, Heading, Row } from "#styled/jsx/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useMatch, useMatchFacts, useMatchState } from "../../feed/feed-store.ts";
import { MatchClock } from "../../feed/match-clock-view.tsx";
import { StatBars } from "./stat-bars.tsx";
import { MatchTracker } from "./tracker/match-tracker.tsx";
import { useOpenMatch } from "./use-open-match.ts";

const SHOWN = ["possession", "shots", "dangerous"] as const;
const MOST = 3;

export function TrackerCard({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation("sport");
  useOpenMatch(gameId);
  const match = useMatch(gameId);
  const facts = useMatchFacts(gameId);
  const state = useMatchState(gameId);
  if (match === undefined) return null;
  const known = SHOWN.flatMap((key) => facts?.stats.find((stat) => stat.key === key) ?? []);
  const stats = known.length > 0 ? known : (facts?.stats ?? []);
  return (
    <Card as="section" aria-label={t("detail.tracker.title")} gap="3" padding="3">
      <Row align="center" justify="space-between" gap="2">
        <Heading size="md">{t("detail.tracker.title")}</Heading>
        <Badge tone={(state ?? match.state).isLive ? "live" : "neutral"} className={figures}>
          <MatchClock gameId={gameId} />
        </Badge>
      </Row>
      <Row as="p" justify="space-between" gap="3" color="text-muted" size="xs">
        <span>{match.team_h}</span>
        <span>{match.team_c}</span>
      </Row>
      {facts === undefined ? (
        <Skeleton className={css({ aspectRatio: "300 / 170", borderRadius: "md" })} />
      ) : (
        <>
          <MatchTracker match={match} events={facts.events} />
          <StatBars sport={match.sport} stats={stats.slice(0, MOST)} />
        </>
      )}
    </Card>
  );
}

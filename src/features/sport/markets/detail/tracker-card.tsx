// The tracker in the right rail, with the figures of its match.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Badge } from "#ui/badge.tsx";
import { cardStyle } from "#ui/card.tsx";
import { figures } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
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
    <section aria-label={t("detail.tracker.title")} className={cx(cardStyle, card)}>
      <div className={head}>
        <h2 className={title}>{t("detail.tracker.title")}</h2>
        <Badge tone={(state ?? match.state).isLive ? "live" : "neutral"} className={figures}>
          <MatchClock gameId={gameId} />
        </Badge>
      </div>
      <p className={teams}>
        <span>{match.team_h}</span>
        <span>{match.team_c}</span>
      </p>
      {facts === undefined ? (
        <Skeleton className={css({ aspectRatio: "[300 / 170]", borderRadius: "md" })} />
      ) : (
        <>
          <MatchTracker match={match} events={facts.events} />
          <StatBars sport={match.sport} stats={stats.slice(0, MOST)} />
        </>
      )}
    </section>
  );
}

const card = css({ display: "grid", gap: "3", padding: "3" });
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
});
const title = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const teams = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  color: "text-muted",
  fontSize: "xs",
});

// Beside the odds board: the knock-out bracket and the standings of the site's tournament.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { callPart } from "../../../lib/call-result.ts";
import { useVenueInfo } from "../../../session/games/lobby/use-venue-info.ts";
import { tieRounds } from "../../../session/games/matches/bracket-rounds.ts";
import { BracketTree } from "../../../session/games/matches/bracket-tree.tsx";
import { rankedTeams } from "../../../session/games/matches/ranked-teams.ts";
import { StandingsTable } from "../../../session/games/matches/standings-table.tsx";
import { AsyncView } from "../../../ui/async-view.tsx";
import { cardStyle } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TableRowsSkeleton } from "../../../ui/table-rows-skeleton.tsx";

const TEAMS = 8;

export function BracketCard() {
  const { t } = useTranslation("gaming");
  const venue = useVenueInfo("gaming");
  return (
    <section aria-label={t("bracket.title")} className={cardStyle}>
      <h2 className={title}>{t("bracket.title")}</h2>
      <AsyncView
        result={callPart(venue, ({ bracket }) => tieRounds(bracket))}
        skeleton={<Skeleton className={bracketWaiting} />}
        empty={<EmptyState title={t("bracket.empty")} />}
      >
        {(rounds) => <BracketTree rounds={rounds} />}
      </AsyncView>
    </section>
  );
}

export function StandingsCard() {
  const { t } = useTranslation("gaming");
  const venue = useVenueInfo("gaming");
  return (
    <section aria-label={t("standings.title")} className={cardStyle}>
      <h2 className={title}>{t("standings.title")}</h2>
      <AsyncView
        result={callPart(venue, ({ items }) => rankedTeams(items, TEAMS))}
        skeleton={<TableRowsSkeleton rows={TEAMS} />}
        empty={<EmptyState title={t("standings.empty")} />}
      >
        {(teams) => <StandingsTable title={t("standings.title")} teams={teams} />}
      </AsyncView>
    </section>
  );
}

const title = css({
  display: "flex",
  alignItems: "center",
  minHeight: "12",
  paddingInline: "4",
  textStyle: "display",
  color: "text-strong",
  fontSize: "lg",
});
const bracketWaiting = css({ height: "74-75", marginInline: "4", marginBottom: "4" });

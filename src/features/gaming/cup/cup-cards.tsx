// Beside the odds board: the knock-out bracket and the standings of the chosen tournament, else of the site's.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { callPart } from "#lib/call-result.ts";
import { useVenueInfo } from "#domain/games/lobby/use-venue-info.ts";
import { tieRounds } from "#domain/games/matches/bracket-rounds.ts";
import { BracketTree } from "#domain/games/matches/bracket-tree.tsx";
import { rankedTeams } from "#domain/games/matches/ranked-teams.ts";
import { StandingsTable } from "#domain/games/matches/standings-table.tsx";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TableRowsSkeleton } from "#ui/table-rows-skeleton.tsx";
import { useGamingAddress } from "../use-gaming-address.ts";

const TEAMS = 8;

export function BracketCard() {
  const { t } = useTranslation("gaming");
  const { venue, name } = useCup();
  return (
    <section aria-label={t("bracket.title")} className={cardStyle}>
      <Heading title={t("bracket.title")} name={name} />
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
  const { venue, name } = useCup();
  return (
    <section aria-label={t("standings.title")} className={cardStyle}>
      <Heading title={t("standings.title")} name={name} />
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

/** A tournament that has ended meanwhile is not found: then the site's cup is shown. */
function useCup() {
  const { cup } = useGamingAddress();
  const all = useVenueInfo("gaming");
  const chosen = all.data?.tournaments.find(({ id }) => id === cup);
  const own = useVenueInfo("gaming", chosen?.id ?? null);
  return { venue: chosen === undefined ? all : own, name: chosen?.name ?? "" };
}

function Heading({ title, name }: { readonly title: string; readonly name: string }) {
  return (
    <div className={heading}>
      <h2 className={titleStyle}>{title}</h2>
      {name !== "" && <p className={cup}>{name}</p>}
    </div>
  );
}

const heading = css({
  display: "flex",
  alignItems: "baseline",
  gap: "3",
  minHeight: "12",
  paddingInline: "4",
  paddingTop: "3",
});
const titleStyle = css({
  flex: "none",
  textStyle: "display",
  color: "text-strong",
  fontSize: "lg",
});
const cup = css({
  minWidth: "0",
  marginLeft: "auto",
  color: "text-muted",
  fontSize: "sm",
  truncate: true,
});
const bracketWaiting = css({ height: "74-75", marginInline: "4", marginBottom: "4" });

// Beside the odds board: the knock-out bracket and the standings of the chosen tournament, else of the site's.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Heading, Row } from "#styled/jsx/index.js";
import { callPart } from "#lib/calls/call-result.ts";
import { useVenueInfo } from "#domain/games/lobby/use-venue-info.ts";
import { tieRounds } from "#domain/sports/bracket-rounds.ts";
import { BracketSkeleton, BracketTree } from "#domain/sports/bracket-tree.tsx";
import { rankedTeams } from "#domain/sports/ranked-teams.ts";
import { StandingsTable } from "#domain/sports/standings-table.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { TableRowsSkeleton } from "#ui/tables/table-rows-skeleton.tsx";
import { useGamingAddress } from "../desk/use-gaming-address.ts";

const TEAMS = 8;

export function BracketCard() {
  const { t } = useTranslation("gaming");
  const { venue, name } = useCup();
  return (
    <section aria-label={t("bracket.title")} className={cardStyle}>
      <CupHeading title={t("bracket.title")} name={name} />
      <AsyncView
        result={callPart(venue, ({ bracket }) => tieRounds(bracket))}
        skeleton={<BracketSkeleton />}
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
      <CupHeading title={t("standings.title")} name={name} />
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
  const [{ cup }] = useGamingAddress();
  const all = useVenueInfo("gaming");
  const chosen = all.data?.tournaments.find(({ id }) => id === cup);
  const own = useVenueInfo("gaming", chosen?.id ?? null);
  return { venue: chosen === undefined ? all : own, name: chosen?.name ?? "" };
}

function CupHeading({ title, name }: { readonly title: string; readonly name: string }) {
  return (
    <Row align="baseline" gap="3" minHeight="12" paddingInline="4" paddingTop="3">
      <Heading flex="none" textStyle="display" size="lg">
        {title}
      </Heading>
      {name !== "" && <p className={cup}>{name}</p>}
    </Row>
  );
}

const cup = css({
  minWidth: "0",
  marginLeft: "auto",
  color: "text-muted",
  fontSize: "sm",
  truncate: true,
});

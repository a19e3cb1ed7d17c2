import { useTranslation } from "react-i18next";
import { venueInfo } from "#contract/api/venue-info.ts";
import { Box } from "#styled/jsx/index.js";
import { callPart } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { StandingsTable } from "#domain/sports/standings-table.tsx";
import { rankedTeams } from "#domain/sports/ranked-teams.ts";
import { CardHead } from "./card-head.tsx";
import { SectionBand } from "./section-frame.tsx";
import { TableRowsSkeleton } from "#ui/tables/table-rows-skeleton.tsx";

const REFRESH_MS = 30_000;
const ROWS = 8;
const ROWS_ON_PHONES = 5;

export function Section() {
  const { t } = useTranslation("home");
  const venue = useCall(venueInfo, { category: "DJ" }, { refetchEvery: REFRESH_MS });
  const rows = useDesktop() ? ROWS : ROWS_ON_PHONES;
  const title = t("sections.standings.title");
  return (
    <SectionBand title={title}>
      <div className={cardStyle}>
        <CardHead title={title} note={t("sections.standings.note")} />
        <Box
          minHeight={{
            base: "[calc({sizes.row} * 6 - 0.5rem)]",
            desktop: "[calc({sizes.row} * 9 - 0.5rem)]",
          }}
        >
          <AsyncView
            result={callPart(venue, ({ items }) => rankedTeams(items, rows))}
            skeleton={<TableRowsSkeleton rows={rows - 1} />}
            empty={<EmptyState title={t("state.empty")} />}
          >
            {(teams) => <StandingsTable title={title} teams={teams} />}
          </AsyncView>
        </Box>
      </div>
    </SectionBand>
  );
}

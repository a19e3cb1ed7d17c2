import { useTranslation } from "react-i18next";
import { venueInfo } from "#contract/api/venue-info.ts";
import { Box } from "#styled/jsx/index.js";
import { callPart } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { tieRounds } from "#domain/sports/bracket-rounds.ts";
import { CardHead } from "./card-head.tsx";
import { SectionBand } from "./section-frame.tsx";
import { BracketSkeleton, BracketTree } from "#domain/sports/bracket-tree.tsx";

const REFRESH_MS = 15_000;

export function Section() {
  const { t } = useTranslation("home");
  const venue = useCall(venueInfo, { category: "DJ" }, { refetchEvery: REFRESH_MS });
  const title = t("sections.bracket.title");
  return (
    <SectionBand title={title}>
      <div className={cardStyle}>
        <CardHead title={title} note={t("sections.bracket.note")} />
        <Box minHeight="42">
          <AsyncView
            result={callPart(venue, ({ bracket }) => tieRounds(bracket ?? []))}
            skeleton={<BracketSkeleton />}
            empty={<EmptyState title={t("bracket.empty")} />}
          >
            {(rounds) => <BracketTree rounds={rounds} />}
          </AsyncView>
        </Box>
      </div>
    </SectionBand>
  );
}

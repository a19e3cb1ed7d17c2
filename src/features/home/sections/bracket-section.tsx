import { useTranslation } from "react-i18next";
import { venueInfo } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { callPart } from "#lib/call-result.ts";
import { useCall } from "#lib/use-call.ts";
import { cardStyle } from "#ui/card.tsx";
import { AsyncView } from "#ui/async-view.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { tieRounds } from "#domain/games/matches/bracket-rounds.ts";
import { CardHead } from "./card-head.tsx";
import { SectionBand } from "./section-frame.tsx";
import { BracketTree } from "#domain/games/matches/bracket-tree.tsx";

const REFRESH_MS = 15_000;

export function Section() {
  const { t } = useTranslation("home");
  const venue = useCall(venueInfo, { category: "DJ" }, { refetchEvery: REFRESH_MS });
  const title = t("sections.bracket.title");
  return (
    <SectionBand title={title}>
      <div className={cardStyle}>
        <CardHead title={title} note={t("sections.bracket.note")} />
        <div className={room}>
          <AsyncView
            result={callPart(venue, ({ bracket }) => tieRounds(bracket ?? []))}
            skeleton={<Skeleton className={wait} />}
            empty={<EmptyState title={t("bracket.empty")} />}
          >
            {(rounds) => <BracketTree rounds={rounds} />}
          </AsyncView>
        </div>
      </div>
    </SectionBand>
  );
}

const room = css({ minHeight: "42" });
// Four ties, as before the semi-finals.
const wait = css({ height: "74-75", marginInline: "4", marginBottom: "4" });

import { useTranslation } from "react-i18next";
import { venueInfo } from "#contract/api/games.ts";
import { css } from "#styled/css/index.js";
import { callPart } from "../../../lib/call-result.ts";
import { useCall } from "../../../lib/use-call.ts";
import { cardStyle } from "../../../ui/card.tsx";
import { AsyncView } from "../../../ui/async-view.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { tieRounds } from "./bracket-rounds.ts";
import { CardHead } from "./card-head.tsx";
import { SectionBand } from "./section-frame.tsx";
import { TieBox } from "./tie-box.tsx";

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
            {(rounds) => (
              <div className={tree}>
                {rounds.map((round) => (
                  <section key={round.name} aria-label={round.name} className={column}>
                    {round.ties.map((tie) => (
                      <TieBox key={`${tie.home} ${tie.away}`} tie={tie} last={round.last} />
                    ))}
                  </section>
                ))}
              </div>
            )}
          </AsyncView>
        </div>
      </div>
    </SectionBand>
  );
}

const room = css({ minHeight: "42" });
// Four ties, as before the semi-finals.
const wait = css({ height: "74-75", marginInline: "4", marginBottom: "4" });
const tree = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "fr",
  gap: "4",
  alignItems: "center",
  paddingInline: "3",
  paddingBottom: "4",
});
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: "0",
  gap: "3",
  // Lines from a pair of ties half way to the next tie.
  "&:not(:last-child) > [data-tie]": {
    _after: {
      content: '""',
      position: "absolute",
      left: "full",
      top: "1/2",
      width: "2",
      height: "[calc(50% + 0.375rem)]",
      borderTop: "strong",
      borderRight: "strong",
    },
  },
  "&:not(:last-child) > [data-tie]:nth-child(even)": {
    _after: {
      top: "auto",
      bottom: "1/2",
      borderTop: "none",
      borderBottom: "strong",
    },
  },
});

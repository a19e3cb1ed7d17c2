import { useTranslation } from "react-i18next";
import { venueInfo } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "../../../lib/media.ts";
import { callPart } from "../../../lib/call-result.ts";
import { useCall } from "../../../lib/use-call.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cardStyle } from "../../../ui/card.tsx";
import { Crest } from "../../../ui/crest.tsx";
import { AsyncView } from "../../../ui/async-view.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { figures } from "../../../ui/money.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type Tie, tieRounds } from "./bracket-rounds.ts";
import { CardHead } from "./card-head.tsx";
import { SectionBand } from "./section-frame.tsx";

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

function TieBox({ tie, last }: { readonly tie: Tie; readonly last: boolean }) {
  return (
    <div className={box({ last, live: tie.live })} data-tie>
      {last || tie.live ? (
        <Badge tone={tie.live ? "live" : "neutral"} look="solid" className={flag}>
          {tie.round}
        </Badge>
      ) : null}
      <TieSide
        name={tie.home}
        crest={tie.homeCrest}
        score={tie.homeScore}
        ahead={tie.homeScore >= tie.awayScore}
      />
      <TieSide
        name={tie.away}
        crest={tie.awayCrest}
        score={tie.awayScore}
        ahead={tie.awayScore >= tie.homeScore}
      />
    </div>
  );
}

interface TieSideProps {
  readonly name: string;
  readonly crest: string;
  readonly score: number;
  readonly ahead: boolean;
}

function TieSide({ name, crest, score, ahead }: TieSideProps) {
  const media = useMediaUrl();
  return (
    <p className={side({ ahead })}>
      <Crest src={media(crest)} size={1} />
      <span className={teamName}>{name}</span>
      <b className={cx(figures, points)}>{score}</b>
    </p>
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
const box = cva({
  base: {
    position: "relative",
    background: "surface-sunken",
    borderRadius: "sm",
    border: "thin",
  },
  variants: {
    last: { true: { borderColor: "accent-mark" }, false: {} },
    live: { true: {}, false: {} },
  },
});
const flag = css({ position: "absolute", left: "0", bottom: "full", marginBottom: "1-5" });
const side = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "0-75",
    height: "8",
    minWidth: "0",
    paddingInline: "1",
    fontSize: "2xs",
    "& + &": { borderTop: "thin" },
  },
  variants: { ahead: { true: { color: "text-strong" }, false: { color: "text-muted" } } },
});
const teamName = css({
  flex: "1",
  minWidth: "0",
  truncate: true,
});
const points = css({ fontWeight: "bold" });

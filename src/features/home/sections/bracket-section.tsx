import { useTranslation } from "react-i18next";
import { venueInfo } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "../../../lib/media.ts";
import { useCall } from "../../../lib/use-call.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cardStyle } from "../../../ui/card.tsx";
import { Crest } from "../../../ui/crest.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { figures } from "../../../ui/money.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type Tie, tieRounds } from "../bracket-rounds.ts";
import { CardHead } from "../card-head.tsx";
import { SectionBand } from "../section-frame.tsx";

const REFRESH_MS = 15_000;

export function Section() {
  const { t } = useTranslation("home");
  const { state, data, retry } = useCall(
    venueInfo,
    { category: "DJ" },
    { refetchEvery: REFRESH_MS },
  );
  const title = t("sections.bracket.title");
  const rounds = tieRounds(data?.bracket ?? []);
  return (
    <SectionBand title={title}>
      <div className={cardStyle} aria-busy={state === "loading"}>
        <CardHead title={title} note={t("sections.bracket.note")} />
        <div className={room}>
          {state === "loading" ? <Skeleton className={wait} /> : null}
          {state === "error" ? <ErrorState onRetry={retry} /> : null}
          {data !== undefined && rounds.length === 0 ? (
            <EmptyState title={t("bracket.empty")} />
          ) : null}
          {rounds.length > 0 ? (
            <div className={tree}>
              {rounds.map((round) => (
                <section key={round.name} aria-label={round.name} className={column}>
                  {round.ties.map((tie) => (
                    <TieBox key={`${tie.home} ${tie.away}`} tie={tie} last={round.last} />
                  ))}
                </section>
              ))}
            </div>
          ) : null}
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

const room = css({ minHeight: "[10.5rem]" });
// Four ties, as they come before the semi-finals.
const wait = css({ height: "[18.6875rem]", marginInline: "4", marginBottom: "4" });
const tree = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "[minmax(0, 1fr)]",
  gap: "4",
  alignItems: "center",
  paddingInline: "3",
  paddingBottom: "4",
});
const column = css({
  display: "grid",
  gridTemplateColumns: "[minmax(0, 1fr)]",
  minWidth: "0",
  gap: "3",
  // Arms of a pair of ties, meeting half way to the tie they feed.
  "&:not(:last-child) > [data-tie]": {
    _after: {
      content: '""',
      position: "absolute",
      left: "[100%]",
      top: "[50%]",
      width: "[0.5rem]",
      height: "[calc(50% + 0.375rem)]",
      borderTop: "[1px solid {colors.border-strong}]",
      borderRight: "[1px solid {colors.border-strong}]",
    },
  },
  "&:not(:last-child) > [data-tie]:nth-child(even)": {
    _after: {
      top: "[auto]",
      bottom: "[50%]",
      borderTop: "none",
      borderBottom: "[1px solid {colors.border-strong}]",
    },
  },
});
const box = cva({
  base: {
    position: "relative",
    background: "surface-sunken",
    borderRadius: "sm",
    border: "[1px solid {colors.border}]",
  },
  variants: { last: { true: { borderColor: "accent" }, false: {} }, live: { true: {}, false: {} } },
});
const flag = css({ position: "absolute", left: "0", bottom: "[calc(100% + 0.375rem)]" });
const side = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "[0.2rem]",
    height: "[2rem]",
    minWidth: "0",
    paddingInline: "1",
    fontSize: "2xs",
    "& + &": { borderTop: "[1px solid {colors.border}]" },
  },
  variants: { ahead: { true: { color: "text-strong" }, false: { color: "text-muted" } } },
});
const teamName = css({
  flex: "1",
  minWidth: "0",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const points = css({ fontWeight: "bold" });

// Clock, sides with score and cards, and the links of a match.
import { ChartColumn, Star, Tv } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "../../../../lib/media.ts";
import { BookingCard } from "../../../../ui/booking-card.tsx";
import { Crest } from "../../../../ui/crest.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { figures } from "../../../../ui/money.tsx";
import { srOnly } from "../../../../ui/sr-only.ts";
import { useMatchState } from "../../feed/feed-store.ts";
import { MatchWhen } from "./match-when.tsx";
import { scoreOf } from "./match-score.ts";
import { SPOT_COLUMNS, spotAt } from "./spot.ts";
import { useOpened } from "./use-page-filter.ts";
import { chooseTracked } from "./list-state.ts";
import { toggleFollow, useFollowed } from "../../feed/sport-preferences.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

interface MatchInfoProps {
  readonly match: SportMatch;
  readonly favourite: "H" | "C" | null;
}

export function MatchInfo({ match, favourite }: MatchInfoProps) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  const state = useMatchState(match.gameId) ?? match.state;
  const sides = [
    { key: "H", name: match.team_h, crest: match.crest_h, at: 0 },
    { key: "C", name: match.team_c, crest: match.crest_c, at: 1 },
  ] as const;
  return (
    <div className={box}>
      <MatchWhen gameId={match.gameId} startsAt={match.startsAt} state={state} />
      <PlainButton
        tabIndex={-1}
        className={names}
        {...spotAt(0, SPOT_COLUMNS.match)}
        onClick={() => openGame(match.gameId)}
      >
        <span className={srOnly}>{t("list.openMatch")}</span>
        {sides.map(({ key, ...team }) => (
          <Side key={key} {...team} state={state} gives={favourite === key} />
        ))}
      </PlainButton>
      <Tools match={match} state={state} />
    </div>
  );
}

interface SideProps {
  readonly name: string;
  readonly crest: string;
  readonly at: 0 | 1;
  readonly state: MatchStateView;
  /** This side gives the handicap. */
  readonly gives: boolean;
}

function Side({ name, crest, at, state, gives }: SideProps) {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  const red = state.red?.[at] ?? 0;
  const score = scoreOf(state);
  return (
    <span className={side}>
      <Crest src={mediaUrl(crest)} size={1.25} />
      <b className={teamName({ gives })}>{name}</b>
      {red > 0 && (
        <BookingCard colour="red" className={redCard}>
          <span className={srOnly}>{t("list.redCards")}</span>
          {red}
        </BookingCard>
      )}
      {score !== null && (
        <span key={score[at]} className={cx(figures, scoreStyle)}>
          {score[at]}
        </span>
      )}
    </span>
  );
}

function Tools({ match, state }: { readonly match: SportMatch; readonly state: MatchStateView }) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  const followed = useFollowed(match.gameId);
  return (
    <div className={tools}>
      <PlainButton
        tabIndex={-1}
        aria-pressed={followed}
        aria-label={t("list.follow")}
        title={t("list.follow")}
        className={cx(tool, star)}
        {...spotAt(LINE_OF_TOOLS, SPOT_COLUMNS.follow)}
        onClick={() => toggleFollow(match.gameId)}
      >
        <Icon as={Star} size={1.25} />
      </PlainButton>
      {match.tracker && (
        <>
          <Tool
            icon={ChartColumn}
            label={t("list.statistics")}
            column={SPOT_COLUMNS.stats}
            onPress={() => openGame(match.gameId)}
          />
          <Tool
            icon={Tv}
            label={t("list.tracker")}
            column={SPOT_COLUMNS.tracker}
            onPress={() => chooseTracked(match.gameId)}
          />
        </>
      )}
      {state.isLive && state.corners !== null && (
        <span className={figures}>
          {t("list.corners", { home: state.corners[0], away: state.corners[1] })}
        </span>
      )}
    </div>
  );
}

interface ToolProps {
  readonly icon: typeof Star;
  readonly label: string;
  readonly column: number;
  readonly onPress: () => void;
}

function Tool({ icon, label, column, onPress }: ToolProps) {
  return (
    <PlainButton
      tabIndex={-1}
      aria-label={label}
      title={label}
      className={tool}
      {...spotAt(LINE_OF_TOOLS, column)}
      onClick={onPress}
    >
      <Icon as={icon} size={1.25} />
    </PlainButton>
  );
}

const LINE_OF_TOOLS = 2;

const box = css({ display: "grid", gap: "1", minWidth: "0", alignContent: "start" });
const names = css({
  display: "grid",
  gap: "1",
  width: "full",
  minWidth: "0",
  textAlign: "left",
  borderRadius: "xs",
  _hover: { "& b": { color: "link" } },
});
const side = css({
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr) auto minmax(1.5rem, auto)",
  gap: "2",
  alignItems: "center",
  height: { base: "6-5", desktop: "[calc({sizes.odds} * 0.86)]" },
});
const teamName = cva({
  base: {
    color: "text-strong",
    fontSize: "sm",
    fontWeight: "semibold",
    truncate: true,
  },
  variants: { gives: { true: { color: "accent-text" }, false: {} } },
});
const redCard = css({ gridColumn: "3" });
const scoreStyle = css({
  gridColumn: "4",
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
  lineHeight: "none",
  textAlign: "right",
});
const tools = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  marginInlineStart: "-1",
  height: { base: "10", desktop: "[calc({sizes.odds} * 0.8)]" },
  color: "text-muted",
  fontSize: "xs",
});
const tool = css({
  display: "grid",
  placeItems: "center",
  width: { base: "10", desktop: "target" },
  height: { base: "10", desktop: "target" },
  marginInline: { base: "-1-5", desktop: "0" },
  borderRadius: "xs",
  color: "text-muted",
  _hover: { color: "link", background: "surface-hover" },
});
const star = css({
  "&[aria-pressed=true]": { color: "warning", "& svg": { fill: "[currentColor]" } },
});

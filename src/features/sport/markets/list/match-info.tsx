// Clock, sides with score and cards, and the icons of a match.
import { Star, Tv } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { useMoment } from "../../feed/match-moments.ts";
import { useMatchState } from "../../feed/feed-store.ts";
import { toggleFollow, useFollowed } from "../../feed/follows.ts";
import { chooseTracked } from "./list-state.ts";
import { MatchSide } from "./match-side.tsx";
import { MatchWhen } from "./match-when.tsx";
import { SPOT_COLUMNS, spotAt } from "./spot.ts";
import { useOpened } from "./use-page-filter.ts";

interface MatchInfoProps {
  readonly match: SportMatch;
  readonly favourite: "H" | "C" | null;
  /** Both sides in one line. */
  readonly oneLine?: boolean;
}

export function MatchInfo({ match, favourite, oneLine = false }: MatchInfoProps) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  const state = useMatchState(match.gameId) ?? match.state;
  const moment = useMoment(match.gameId);
  const sides = [
    { key: "H", name: match.team_h, crest: match.crest_h, at: 0 },
    { key: "C", name: match.team_c, crest: match.crest_c, at: 1 },
  ] as const;
  return (
    <div className={box({ oneLine })}>
      <MatchWhen gameId={match.gameId} startsAt={match.startsAt} state={state} />
      <PlainButton
        tabIndex={-1}
        className={names({ oneLine })}
        title={t("list.openMatch")}
        {...spotAt(0, SPOT_COLUMNS.match)}
        onClick={() => openGame(match.gameId)}
      >
        {sides.map(({ key, ...team }) => (
          <MatchSide
            key={key}
            {...team}
            state={state}
            gives={favourite === key}
            moment={moment?.side === team.at ? moment.kind : null}
          />
        ))}
      </PlainButton>
      <Tools match={match} state={state} />
    </div>
  );
}

function Tools({ match, state }: { readonly match: SportMatch; readonly state: MatchStateView }) {
  const { t } = useTranslation("sport");
  const followed = useFollowed("match", match.gameId);
  return (
    <div className={tools}>
      <PlainButton
        tabIndex={-1}
        aria-pressed={followed}
        aria-label={t("list.follow")}
        title={t("list.follow")}
        className={cx(tool, star)}
        {...spotAt(LINE_OF_TOOLS, SPOT_COLUMNS.follow)}
        onClick={() => toggleFollow("match", match.gameId)}
      >
        <Icon as={Star} size={1.125} />
      </PlainButton>
      {match.tracker && (
        <PlainButton
          tabIndex={-1}
          aria-label={t("list.tracker")}
          title={t("list.tracker")}
          className={tool}
          {...spotAt(LINE_OF_TOOLS, SPOT_COLUMNS.tracker)}
          onClick={() => chooseTracked(match.gameId)}
        >
          <Icon as={Tv} size={1.125} />
        </PlainButton>
      )}
      {state.isLive && state.corners !== null && <Corners of={state.corners} />}
    </div>
  );
}

function Corners({ of: [home, away] }: { readonly of: readonly [number, number] }) {
  const { t } = useTranslation("sport");
  const text = t("list.corners", { home, away });
  return (
    <span title={text} className={figures}>
      {t("list.cornersShort", { home, away })}
    </span>
  );
}

const LINE_OF_TOOLS = 1;
/** Windows in which names side by side would be cut. */
const TWO_LINES = "@media (max-width: 147.49rem)";

/** Two lines: the clock above the icons, beside the two sides. Cards and single lines have one. */
const box = cva({
  base: { display: "grid", columnGap: "1", rowGap: "0-5", minWidth: "0", alignItems: "center" },
  variants: {
    oneLine: {
      true: {
        // The clock has a fixed width: a longer score of a set must not move the names.
        gridTemplateColumns: "7.5rem minmax(0, 1fr) auto",
        minHeight: { desktop: "desk-line" },
        [TWO_LINES]: {
          gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
          "& > :first-child": { flexWrap: "wrap", rowGap: "0", lineHeight: "1-15" },
        },
      },
      false: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas: '"when tools" "names names"',
        rowGap: { base: "0", desktop: "0-5" },
        "& > :nth-child(1)": { gridArea: "when" },
        "& > :nth-child(2)": { gridArea: "names" },
        "& > :nth-child(3)": { gridArea: "tools" },
        desktop: {
          gridTemplateColumns: "5.75rem minmax(0, 1fr)",
          gridTemplateRows: "{sizes.desk-line} {sizes.desk-line}",
          gridTemplateAreas: '"when names" "tools names"',
        },
      },
    },
  },
});
const names = cva({
  base: {
    display: "grid",
    columnGap: "3",
    rowGap: "0-5",
    width: "full",
    minWidth: "0",
    textAlign: "left",
    borderRadius: "xs",
    _hover: { "& b": { color: "link" } },
    _focusVisible: { outlineOffset: "-0-5" },
  },
  variants: {
    oneLine: {
      true: {
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        "& b": { lineClamp: "1" },
        // Two smaller lines take the height of the row.
        [TWO_LINES]: {
          gridTemplateColumns: "minmax(0, 1fr)",
          rowGap: "0",
          "& > span": { height: "3-5" },
          "& b": { fontSize: "xs" },
          "& img": { height: "3-5" },
        },
      },
      false: {
        gridTemplateColumns: {
          base: "repeat(2, minmax(0, 1fr))",
          desktop: "minmax(0, 1fr)",
        },
      },
    },
  },
});
const tools = css({
  display: "flex",
  alignItems: "center",
  minWidth: "0",
  marginInlineStart: { desktop: "-1" },
  marginRight: { base: "16", desktop: "0" },
  color: "text-muted",
  fontSize: "xs",
});
const tool = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  // Higher than its line, for a thumb; it must not reach the names below.
  width: { base: "10", desktop: "target" },
  height: { base: "8", desktop: "target" },
  marginTop: { base: "-1", desktop: "0" },
  borderRadius: "xs",
  color: "text-muted",
  _hover: { color: "link", background: "surface-hover" },
});
const star = css({
  "&[aria-pressed=true]": { color: "warning", "& svg": { fill: "current" } },
});

// Head of a match: sides, score and clock, on the site's artwork.
import { ArrowLeft, Flag } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import { gameRoom } from "#contract/chat-rooms.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { formatTime } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { ChatButton } from "#domain/chat/chat-button.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { figures } from "#ui/money/money.tsx";
import { MultiButton } from "../list/multi-button.tsx";
import { FollowButton } from "../list/follow-button.tsx";
import { useMatchState } from "../../feed/feed-store.ts";
import { MatchClock } from "../../feed/match-clock-view.tsx";
import { PeriodScores } from "./period-scores.tsx";

interface MatchHeadProps {
  readonly ref: Ref<HTMLElement>;
  readonly match: SportMatch;
  readonly onBack: () => void;
}

export function MatchHead({ ref, match, onBack }: MatchHeadProps) {
  const { t } = useTranslation("sport");
  const state = useMatchState(match.gameId) ?? match.state;
  return (
    <header ref={ref} className={head}>
      <div className={about}>
        <h2 className={league}>
          {match.league}
          {match.neutral && <span>· {t("detail.neutral")}</span>}
        </h2>
        <div className={facts}>
          <Row as="p" align="center" gap="2" size="xs">
            {state.isLive && (
              <Badge tone="live" look="solid">
                {t("detail.live")}
              </Badge>
            )}
            <span className={figures}>
              <MatchClock gameId={match.gameId} />
            </span>
          </Row>
          {state.periods.length > 1 && <PeriodScores match={match} state={state} />}
          <Counts state={state} />
        </div>
      </div>
      <div className={cx(tools, atStart)}>
        <IconButton
          size="sm"
          tone="glass"
          icon={ArrowLeft}
          label={t("detail.back")}
          onClick={onBack}
        />
        <ChatButton rid={gameRoom(match)} tone="glass" />
      </div>
      <div className={cx(tools, atEnd)}>
        <MultiButton gameId={match.gameId} />
        <FollowButton id={match.gameId} tone="glass" />
      </div>
      <Side id={match.teamId_h} name={match.team_h} crest={match.crest_h} />
      {state.gameStatus === "upcoming" ? (
        <time className={cx(figures, kickOff)}>{formatTime(match.startsAt)}</time>
      ) : (
        <Text size="2xl" weight="figure" lineHeight="tight" className={figures}>
          {state.sc_FT_H} - {state.sc_FT_C}
        </Text>
      )}
      <Side away id={match.teamId_c} name={match.team_c} crest={match.crest_c} />
    </header>
  );
}

interface SideProps {
  /** Empty where the feed has none: then the team cannot be followed. */
  readonly id: string;
  readonly name: string;
  readonly crest: string;
  readonly away?: boolean;
}

function Side({ id, name, crest, away = false }: SideProps) {
  const mediaUrl = useMediaUrl();
  return (
    <div className={side({ away })}>
      <Crest src={mediaUrl(crest)} size={2.5} />
      <b className={teamName}>{name}</b>
      {id !== "" && <FollowButton kind="team" id={id} name={name} tone="glass" />}
    </div>
  );
}

function Counts({ state }: { readonly state: MatchStateView }) {
  const { t } = useTranslation("sport");
  const { corners, yellow, red } = state;
  if (corners === null && yellow === null) return null;
  return (
    <ul role="list" className={counts}>
      {corners !== null && (
        <Row as="li" align="center" gap="1" whiteSpace="nowrap">
          <Icon as={Flag} size={1} />
          {t("detail.corners")} {corners.join("-")}
        </Row>
      )}
      {yellow !== null && (
        <Row as="li" align="center" gap="1" whiteSpace="nowrap">
          <i className={card({ colour: "yellow" })} />
          {t("detail.yellow")} {yellow.join("-")}
        </Row>
      )}
      {red !== null && (
        <Row as="li" align="center" gap="1" whiteSpace="nowrap">
          <i className={card({ colour: "red" })} />
          {t("detail.red")} {red.join("-")}
        </Row>
      )}
    </ul>
  );
}

const head = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: { base: "2", desktop: "4" },
  rowGap: { base: "2", desktop: "0-5" },
  paddingInline: { base: "3", desktop: "5" },
  paddingBlock: { base: "3", desktop: "2" },
  borderRadius: "lg",
  background:
    "[linear-gradient(100deg, color-mix(in oklch, {colors.art-accent} 42%, {colors.art-ground}), {colors.art-ground} 58%, color-mix(in oklch, {colors.alt} 38%, {colors.art-ground}))]",
  color: "on-art",
  overflow: "hidden",
});
/** One line on desktops; on phones the league stands above the sides, the rest below them. */
const about = css({
  display: { base: "contents", desktop: "flex" },
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: "4",
  rowGap: "0-5",
  gridColumn: "1 / -1",
  paddingInline: "20",
});
const league = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: "1",
  gridColumn: "1 / -1",
  // On phones, the crests stand below the buttons in the corners.
  minHeight: { base: "9", desktop: "0" },
  paddingInline: { base: "20", desktop: "0" },
  color: "on-art-muted",
  fontSize: "xs",
  fontWeight: "medium",
  textAlign: "center",
});
const tools = css({
  position: "absolute",
  top: "2",
  display: "flex",
  alignItems: "center",
  gap: "2",
});
const atStart = css({ left: "2" });
const atEnd = css({ right: "2" });
const side = cva({
  base: {
    // On phones the name stands below crest and star.
    display: { base: "grid", desktop: "flex" },
    gridTemplateColumns: "auto auto",
    justifyContent: "center",
    alignItems: "center",
    columnGap: { base: "2", desktop: "3" },
    rowGap: "1",
    minWidth: "0",
  },
  variants: {
    // Beside the score, clear of the buttons in the corners.
    away: {
      true: {
        desktop: { flexDirection: "row-reverse", justifyContent: "flex-end", paddingRight: "14" },
      },
      false: { desktop: { justifyContent: "end", paddingLeft: "14" } },
    },
  },
});
const teamName = css({
  gridRow: "2",
  gridColumn: "1 / -1",
  minWidth: "0",
  fontSize: { base: "sm", desktop: "lg" },
  textAlign: "center",
  textWrap: "balance",
});
const facts = css({
  order: { base: "1", desktop: "0" },
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: "3",
  rowGap: "1",
});
const kickOff = css({ fontSize: "lg", fontWeight: "figure" });
const counts = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: "3",
  color: "on-art-muted",
  fontSize: "2xs",
});
const card = cva({
  base: { width: "2", height: "2-75", borderRadius: "2px" },
  variants: { colour: { yellow: { background: "card-yellow" }, red: { background: "card-red" } } },
});

// A large match above the list that links to its markets.
import { Flag } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { formatTime } from "../../../../lib/format.ts";
import { useMediaUrl } from "../../../../lib/media.ts";
import { BookingCard } from "../../../../ui/booking-card.tsx";
import { Crest } from "../../../../ui/crest.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { figures } from "../../../../ui/money.tsx";
import { srOnly } from "../../../../ui/sr-only.ts";
import { useMatch, useMatchState } from "../../feed/feed-store.ts";
import { MatchClock } from "../../feed/match-clock-view.tsx";
import { scoreOf } from "./match-score.ts";
import { useOpened } from "./use-page-filter.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

export function MatchBoard({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  const match = useMatch(gameId);
  const state = useMatchState(gameId) ?? match?.state;
  if (match === undefined || state === undefined) return null;
  return (
    <PlainButton className={board} data-ground="art" onClick={() => openGame(gameId)}>
      <Pitch />
      <Team name={match.team_h} crest={match.crest_h} away={false} />
      <Middle match={match} state={state} />
      <Team name={match.team_c} crest={match.crest_c} away />
      <span className={srOnly}>{t("list.openMatch")}</span>
    </PlainButton>
  );
}

interface TeamProps {
  readonly name: string;
  readonly crest: string;
  readonly away: boolean;
}

function Team({ name, crest, away }: TeamProps) {
  const mediaUrl = useMediaUrl();
  return (
    <span className={team({ away })}>
      <Crest src={mediaUrl(crest)} size={3} className={badge} />
      <span className={teamName}>{name}</span>
    </span>
  );
}

function Middle({ match, state }: { readonly match: SportMatch; readonly state: MatchStateView }) {
  const score = scoreOf(state);
  return (
    <span className={middle}>
      <span className={line}>
        {match.league}
        {" · "}
        <span className={figures}>
          {state.isLive ? <MatchClock gameId={match.gameId} /> : formatTime(match.startsAt, "day")}
        </span>
      </span>
      <b className={cx(figures, scoreStyle)}>
        {score === null ? formatTime(match.startsAt, "time") : `${score[0]} - ${score[1]}`}
      </b>
      {state.isLive && <Facts state={state} />}
    </span>
  );
}

function Facts({ state: { corners, yellow, red } }: { readonly state: MatchStateView }) {
  const { t } = useTranslation("sport");
  if (corners === null && yellow === null && red === null) return null;
  const sum = (pair: readonly [number, number]) => pair[0] + pair[1];
  return (
    <span className={facts}>
      {corners !== null && (
        <span className={fact}>
          <Icon as={Flag} />
          {t("list.corners", { home: corners[0], away: corners[1] })}
        </span>
      )}
      {yellow !== null && sum(yellow) > 0 && (
        <span className={fact}>
          <BookingCard colour="yellow">{sum(yellow)}</BookingCard>
          {t("list.yellowCards")}
        </span>
      )}
      {red !== null && sum(red) > 0 && (
        <span className={fact}>
          <BookingCard colour="red">{sum(red)}</BookingCard>
          {t("list.redCards")}
        </span>
      )}
    </span>
  );
}

/** Half-way line and centre circle over the full height. */
function Pitch() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 120"
      preserveAspectRatio="xMidYMid slice"
      className={pitch}
    >
      <g fill="none" stroke="currentColor" strokeWidth="1">
        <path d="M200 0v120M0 24h46v72H0M400 24h-46v72h46" />
        <circle cx="200" cy="60" r="46" />
      </g>
      <g fill="currentColor" opacity="0.22">
        <path d="M60 0h50L70 120H20zM160 0h50l-40 120h-50zM260 0h50l-40 120h-50z" />
      </g>
    </svg>
  );
}

const board = css({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  gap: { base: "2", desktop: "6" },
  width: "full",
  minHeight: { desktop: { base: "27", _professional: "21" } },
  paddingBlock: { base: "3-5", desktop: { base: "4", _professional: "2" } },
  paddingInline: { base: "4", desktop: "6" },
  borderRadius: { desktop: "lg" },
  background: "art-ground",
  backgroundImage:
    "[linear-gradient(100deg, color-mix(in oklch, {colors.art-accent} 44%, {colors.art-ground}), color-mix(in oklch, {colors.art-accent} 30%, {colors.art-ground}) 55%, color-mix(in oklch, {colors.alt} 45%, {colors.art-ground}))]",
  color: "on-art",
  overflow: "hidden",
});
const pitch = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  width: "full",
  height: "full",
  color: "on-art/20",
});
const team = cva({
  base: {
    display: "flex",
    flexDirection: { base: "column", desktop: "row" },
    alignItems: "center",
    gap: { base: "1-5", desktop: "3-5" },
    minWidth: "0",
    fontSize: { base: "sm", desktop: "md" },
    fontWeight: "bold",
  },
  variants: { away: { true: { desktop: { flexDirection: "row-reverse" } }, false: {} } },
});
const badge = css({
  maxWidth: { base: "9", desktop: "12" },
  maxHeight: { base: "9", desktop: "12" },
});
const teamName = css({
  maxWidth: "full",
  truncate: true,
});
const middle = css({ display: "grid", justifyItems: "center", gap: "1", minWidth: "0" });
const line = css({ color: "on-art-muted", fontSize: "xs", textAlign: "center" });
const scoreStyle = css({
  fontSize: { base: "2xl", desktop: "3xl" },
  fontWeight: "bold",
  letterSpacing: "wide",
  lineHeight: "none",
});
const facts = css({ display: "flex", gap: { base: "3", desktop: "4" }, fontSize: "xs" });
const fact = css({ display: "inline-flex", alignItems: "center", gap: "1", whiteSpace: "nowrap" });

import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { useMediaUrl } from "#lib/media.ts";
import { playText } from "#domain/bets/play-words.ts";
import { Badge } from "#ui/badge.tsx";
import { Crest } from "#ui/crest.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { SPORT_ICONS } from "../list/sport-icons.ts";
import type { Hit } from "./find-hits.ts";

export function HitView({ hit }: { readonly hit: Hit }) {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  switch (hit.kind) {
    case "team":
      return (
        <>
          <Crest src={mediaUrl(hit.crest)} size={CREST} />
          <Words main={hit.name} note={hit.league} />
          <span className={cx(figures, end)}>{t("list.matches", { number: hit.matches })}</span>
        </>
      );
    case "league":
      return (
        <>
          <Crest src={mediaUrl(`/media/crest/league-${hit.id}.svg`)} size={CREST} />
          <Words main={hit.name} note={hit.sport === null ? "" : t(`list.sports.${hit.sport}`)} />
          <span className={cx(figures, end)}>{t("list.matches", { number: hit.matches })}</span>
        </>
      );
    case "contest":
      return (
        <>
          <Icon as={Trophy} size={1.5} />
          <Words main={hit.title} note={t(`list.sports.${hit.sport}`)} />
          <span className={end}>{t(`list.shows.${hit.show}`)}</span>
        </>
      );
    default:
      return <MatchHit hit={hit} />;
  }
}

/** As wide as the icons of the other rows. */
const CREST = 1.3125;

function MatchHit({ hit }: { readonly hit: Extract<Hit, { kind: "match" | "market" }> }) {
  const { t } = useTranslation("sport");
  const { sport, league, startsAt, team_h, team_c, live } = hit;
  const play = hit.kind === "market" ? playText({ sport, team_h, team_c, w: hit.w }, t) : null;
  const teams = `${team_h} ${t("list.versus")} ${team_c}`;
  return (
    <>
      <Icon as={SPORT_ICONS[sport]} size={1.5} />
      <Words main={play === null ? teams : play} note={play === null ? league : teams} />
      <span className={cx(figures, end)}>
        {live ? <Badge tone="live">{t("list.live")}</Badge> : formatTime(startsAt)}
      </span>
    </>
  );
}

function Words({ main, note }: { readonly main: string; readonly note: string }) {
  return (
    <span className={words}>
      <b className={mainStyle}>{main}</b>
      <span className={noteStyle}>{note}</span>
    </span>
  );
}

const words = css({ display: "grid", flex: "1", minWidth: "0", lineHeight: "tight" });
const mainStyle = css({ color: "text-strong", fontWeight: "semibold", truncate: true });
const noteStyle = css({ color: "text-muted", fontSize: "xs", truncate: true });
const end = css({ flex: "none", color: "text-muted", fontSize: "xs", whiteSpace: "nowrap" });

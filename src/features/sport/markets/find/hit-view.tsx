import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "#styled/jsx/index.js";
import { formatTime } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { playText } from "#domain/bets/play-words.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
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
          <Text
            as="span"
            flex="none"
            color="text-muted"
            size="xs"
            whiteSpace="nowrap"
            className={figures}
          >
            {t("list.matches", { number: hit.matches })}
          </Text>
        </>
      );
    case "league":
      return (
        <>
          <Crest src={mediaUrl(`/media/crest/league-${hit.id}.svg`)} size={CREST} />
          <Words main={hit.name} note={hit.sport === null ? "" : t(`list.sports.${hit.sport}`)} />
          <Text
            as="span"
            flex="none"
            color="text-muted"
            size="xs"
            whiteSpace="nowrap"
            className={figures}
          >
            {t("list.matches", { number: hit.matches })}
          </Text>
        </>
      );
    case "contest":
      return (
        <>
          <Icon as={Trophy} size={1.5} />
          <Words main={hit.title} note={t(`list.sports.${hit.sport}`)} />
          <Text as="span" flex="none" color="text-muted" size="xs" whiteSpace="nowrap">
            {t(`list.shows.${hit.show}`)}
          </Text>
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
      <Text
        as="span"
        flex="none"
        color="text-muted"
        size="xs"
        whiteSpace="nowrap"
        className={figures}
      >
        {live ? <Badge tone="live">{t("list.live")}</Badge> : formatTime(startsAt)}
      </Text>
    </>
  );
}

function Words({ main, note }: { readonly main: string; readonly note: string }) {
  return (
    <Stack as="span" flex="1" minWidth="0" lineHeight="tight">
      <Text as="b" color="text-strong" weight="semibold" truncate>
        {main}
      </Text>
      <Text as="span" color="text-muted" size="xs" truncate>
        {note}
      </Text>
    </Stack>
  );
}

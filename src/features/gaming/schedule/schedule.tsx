// The next matches by hour.
import { CalendarClock } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { callPart } from "#lib/calls/call-result.ts";
import { formatDay, formatTime } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { ofSport } from "#domain/sports/use-matches.ts";
import { useNow } from "#lib/time/use-now.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { leagueOf, useEsports } from "../desk/use-esports.ts";
import { useGamingAddress } from "../desk/use-gaming-address.ts";
import { type MatchHour, matchHours } from "./match-hours.ts";

/** Hours at first; the button shows all. */
const HOURS = 6;

export function Schedule() {
  const { t } = useTranslation("gaming");
  const id = useId();
  const [{ game }] = useGamingAddress();
  const [all, setAll] = useState(false);
  const found = useEsports();
  const names = new Map(found.data?.counts.map(({ sport, name }) => [sport, name]));
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t("schedule.title")} note={t("schedule.note")} />
      <AsyncView
        result={callPart(found, ({ matches }) => matchHours(ofSport(matches, game)))}
        skeleton={<Skeleton className={waiting} />}
        empty={<EmptyState title={t("schedule.empty")} />}
      >
        {(hours) => (
          <>
            <ol className={grid}>
              {hours.slice(0, all ? undefined : HOURS).map((hour) => (
                <Hour key={hour.at} hour={hour} names={names} />
              ))}
            </ol>
            {!all && hours.length > HOURS && (
              <Button block className={css({ marginTop: "3" })} onClick={() => setAll(true)}>
                {t("schedule.all")}
              </Button>
            )}
          </>
        )}
      </AsyncView>
    </section>
  );
}

interface HourProps {
  readonly hour: MatchHour;
  readonly names: ReadonlyMap<string, string>;
}

function Hour({ hour: { at, matches }, names }: HourProps) {
  const { t } = useTranslation("gaming");
  const today = formatDay(at) === formatDay(useNow());
  return (
    <Box as="li" overflow="hidden" className={cardStyle}>
      <h3 className={cx(figures, head)}>
        <Icon as={CalendarClock} />
        {today ? formatTime(at, "time") : formatTime(at)}
        <Text as="span" marginLeft="auto" color="text-muted" size="xs" weight="regular">
          {t("schedule.count", { count: matches.length })}
        </Text>
      </h3>
      <ul>
        {matches.map((match) => (
          <Line key={match.id} match={match} game={names.get(match.sport) ?? match.sport} />
        ))}
      </ul>
    </Box>
  );
}

function Line({ match, game }: { readonly match: Match; readonly game: string }) {
  const { t } = useTranslation("gaming");
  const media = useMediaUrl();
  return (
    <li className={line}>
      <time className={cx(figures, time)}>{formatTime(match.startsAt, "time")}</time>
      <Text as="span" color="text-muted" size="2xs" truncate>
        {game} · {leagueOf(match, game)}
        {match.format !== "" && ` · ${match.format}`}
      </Text>
      <span className={teams}>
        <Crest src={media(match.home.crest)} size={1.125} />
        <b className={name}>{match.home.name}</b>
        <Text as="span" marginLeft="auto" color="text-muted" size="xs" weight="regular">
          {t("versus")}
        </Text>
        <b className={name}>{match.away.name}</b>
        <Crest src={media(match.away.crest)} size={1.125} />
      </span>
    </li>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
});
const waiting = css({ height: "76", borderRadius: "lg" });
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  height: "row",
  paddingInline: "4",
  background: "surface-sunken",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "bold",
});
const line = css({
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr)",
  columnGap: "2",
  rowGap: "1",
  paddingBlock: "2-5",
  paddingInline: "4",
  borderTop: "thin",
});
const time = css({
  gridRow: "1 / 3",
  color: "accent-text",
  fontSize: "sm",
  fontWeight: "semibold",
});
const teams = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  minWidth: "0",
  fontSize: "sm",
  "& > span": { marginLeft: "0" },
});
const name = css({ minWidth: "0", color: "text-strong", fontWeight: "semibold", truncate: true });

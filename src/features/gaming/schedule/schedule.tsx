// The next matches by hour.
import { CalendarClock } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { callPart } from "#lib/call-result.ts";
import { formatDay, formatTime } from "#lib/format.ts";
import { useMediaUrl } from "#lib/media.ts";
import { ofSport } from "#domain/games/matches/use-matches.ts";
import { useNow } from "#lib/use-now.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Crest } from "#ui/crest.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { leagueOf, useEsports } from "../use-esports.ts";
import { useGamingAddress } from "../use-gaming-address.ts";
import { type MatchHour, matchHours } from "./match-hours.ts";

/** Hours at first; the button shows all. */
const HOURS = 6;

export function Schedule() {
  const { t } = useTranslation("gaming");
  const id = useId();
  const { game } = useGamingAddress();
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
    <li className={cx(cardStyle, card)}>
      <h3 className={cx(figures, head)}>
        <Icon as={CalendarClock} />
        {today ? formatTime(at, "time") : formatTime(at)}
        <span className={count}>{t("schedule.count", { count: matches.length })}</span>
      </h3>
      <ul>
        {matches.map((match) => (
          <Line key={match.id} match={match} game={names.get(match.sport) ?? match.sport} />
        ))}
      </ul>
    </li>
  );
}

function Line({ match, game }: { readonly match: Match; readonly game: string }) {
  const { t } = useTranslation("gaming");
  const media = useMediaUrl();
  return (
    <li className={line}>
      <time className={cx(figures, time)}>{formatTime(match.startsAt, "time")}</time>
      <span className={league}>
        {game} · {leagueOf(match, game)}
        {match.format !== "" && ` · ${match.format}`}
      </span>
      <span className={teams}>
        <Crest src={media(match.home.crest)} size={1.125} />
        <b className={name}>{match.home.name}</b>
        <span className={count}>{t("versus")}</span>
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
const card = css({ overflow: "hidden" });
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
const count = css({
  marginLeft: "auto",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "regular",
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
const league = css({ color: "text-muted", fontSize: "2xs", truncate: true });
const teams = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  minWidth: "0",
  fontSize: "sm",
  "& > span": { marginLeft: "0" },
});
const name = css({ minWidth: "0", color: "text-strong", fontWeight: "semibold", truncate: true });

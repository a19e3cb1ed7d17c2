// Results of the last days, with reasons for cancelled matches.
import { ArrowLeft, CircleHelp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { results } from "#contract/api/sport-results.ts";
import { SPORT_TYPES, type SportType } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Heading, Row } from "#styled/jsx/index.js";
import {
  codeField,
  LONGEST_SEARCH,
  pageField,
  searchField,
  useAddress,
} from "#lib/browser/address.ts";
import { serverNow } from "#lib/time/clock.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { FilterBar } from "#ui/buttons/filter-bar.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Note } from "#ui/text/note.tsx";
import { Pagination } from "#ui/tables/pagination.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Select } from "#ui/fields/select.tsx";
import { RuleLinks } from "../markets/detail/rule-links.tsx";
import { SKIP_TARGET, useOpened, usePageFilter } from "../markets/list/use-page-filter.ts";
import { useResource } from "../feed/resource.ts";
import { sportColumn, pageRoom } from "../markets/sport-column.ts";
import { CodesDialog } from "./codes-dialog.tsx";
import { resultDays } from "./result-days.ts";
import { ResultList } from "./result-list.tsx";
import { useResultsFocus } from "./use-results-focus.ts";

const PAGE_SIZE = 20;
const ALL = "";
const FIELDS = {
  /** Empty: the sport of the list. */
  of: codeField(""),
  day: codeField(""),
  league: codeField(ALL),
  /** Part of a team's name. */
  team: searchField,
  page: pageField(),
};

interface Asked {
  readonly sport: SportType;
  readonly date: string;
  readonly league: string | null;
  readonly team: string;
  readonly pageNum: number;
}

export function ResultCentre() {
  const { t } = useTranslation("sport");
  const { close } = useOpened();
  const [codes, setCodes] = useState(false);
  useResultsFocus();
  return (
    <section {...SKIP_TARGET} aria-label={t("results.title")} className={cx(sportColumn, pageRoom)}>
      <Row wrap="wrap" align="center" gap="2">
        <Button size="sm" tone="ghost" className={tall} onClick={close}>
          <Icon as={ArrowLeft} />
          {t("detail.back")}
        </Button>
        <Heading size="lg">{t("results.title")}</Heading>
        <Button size="sm" className={cx(end, tall)} onClick={() => setCodes(true)}>
          <Icon as={CircleHelp} />
          {t("results.codes")}
        </Button>
      </Row>
      <Results />
      <Note>{t("results.dispute")}</Note>
      <RuleLinks />
      <CodesDialog open={codes} onClose={() => setCodes(false)} />
    </section>
  );
}

function Results() {
  const { filter } = usePageFilter();
  const [days] = useState(() => resultDays(serverNow()));
  const [{ of, day, league, team, page }, change] = useAddress(FIELDS);
  const asked: Asked = {
    sport: SPORT_TYPES.find((type) => type === of) ?? filter.sport,
    date: (days.find(({ date }) => date === day) ?? days[0])?.date ?? "",
    league: league === ALL ? null : league,
    team,
    pageNum: page,
  };
  // Leagues of the previous answer stay until the next one; results do not.
  const { data } = useResource(results, { ...asked, pageSize: PAGE_SIZE });
  return (
    <>
      <Filter
        days={days}
        asked={asked}
        leagues={data?.leagues ?? []}
        onChange={(next) => {
          const { sport, date, league: chosen, team: typed } = { ...asked, ...next };
          change({ of: sport, day: date, league: chosen ?? ALL, team: typed });
        }}
      />
      <ResultPages
        key={`${asked.sport} ${asked.date} ${asked.league} ${asked.team}`}
        asked={asked}
        onPage={(next) => change({ page: next })}
      />
    </>
  );
}

interface ResultPagesProps {
  readonly asked: Asked;
  readonly onPage: (page: number) => void;
}

/** Pages of one filter: a page stays until the next one loads, but never under a different day. */
function ResultPages({ asked, onPage }: ResultPagesProps) {
  const found = useResource(results, { ...asked, pageSize: PAGE_SIZE });
  const pages = Math.ceil((found.data?.total ?? 0) / PAGE_SIZE);
  return (
    <>
      <ResultList found={found} allSports={asked.sport === "ALL"} />
      <Pagination page={asked.pageNum} pages={pages} onChange={onPage} />
    </>
  );
}

interface FilterProps {
  readonly days: ReturnType<typeof resultDays>;
  readonly asked: Asked;
  readonly leagues: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (change: Partial<Asked>) => void;
}

function Filter({ days, asked, leagues, onChange }: FilterProps) {
  const { t } = useTranslation("sport");
  const dayText = ({ weekday, short }: (typeof days)[number], back: number) =>
    `${back === 0 ? t("results.today") : t(`results.weekday.${weekday as 0}`)} ${short}`;
  return (
    <Box padding={{ base: "3", desktop: "4" }} minWidth="0" className={cardStyle}>
      <FilterBar
        choices={
          <Segmented
            label={t("results.day")}
            className={strip}
            options={days.map((day, back) => ({ value: day.date, label: dayText(day, back) }))}
            value={asked.date}
            onChange={(date) => onChange({ date, league: null })}
          />
        }
      >
        <Select
          label={t("results.sport")}
          options={SPORT_TYPES.map((value) => ({ value, label: t(`results.sports.${value}`) }))}
          value={asked.sport}
          onChange={(sport) => onChange({ sport, league: null })}
        />
        <Select
          label={t("results.league")}
          options={[
            { value: ALL, label: t("results.allLeagues") },
            ...leagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={asked.league ?? ALL}
          onChange={(league) => onChange({ league: league === ALL ? null : league })}
        />
        {asked.sport !== "FS" && (
          <SearchField
            label={t("results.team")}
            value={asked.team}
            maxLength={LONGEST_SEARCH}
            onSearch={(typed) => onChange({ team: typed.trim() })}
          />
        )}
      </FilterBar>
    </Box>
  );
}

const end = css({ marginLeft: "auto" });
const tall = css({ minHeight: { base: "10", desktop: "0" } });
const strip = css({ "& > label": { minHeight: { base: "10", desktop: "0" } } });

// Filters above the table: show types and sorting, then days, leagues, odds type and search.
import { useTranslation } from "react-i18next";
import { isChampion } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { cornerlessCard } from "#ui/layout/card-style.ts";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { CalendarFilter } from "./calendar-filter.tsx";
import { DateStrip } from "./date-strip.tsx";
import { LeagueFilter } from "./league-filter.tsx";
import { OddsTypeSelect } from "./odds-type-select.tsx";
import type { PageFilter } from "./page-filter.ts";
import { RefreshClock } from "./refresh-clock.tsx";
import { MatchSearchField } from "./match-search-field.tsx";
import { ShowTabs } from "./show-tabs.tsx";
import type { LeagueFacts } from "./use-league-facts.ts";
import { ColumnsButton, DensityButton, FoldAll, SortChoice, SoundButton } from "./view-buttons.tsx";
import type { Sort } from "../../feed/sport-preferences.ts";

interface FilterBarProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
  readonly sort: Sort;
  readonly leagueIds: readonly string[];
  readonly onChange: (change: Partial<PageFilter>) => void;
  readonly onRefresh: () => void;
}

export function MatchFilterBar(props: FilterBarProps) {
  const { filter, facts, sort, leagueIds, onChange, onRefresh } = props;
  const { t } = useTranslation("sport");
  const desktop = useDesktop();
  const champions = isChampion(filter.show);
  return (
    <section aria-label={t("list.filters")} className={cx(cornerlessCard, bar)}>
      <div className={upper}>
        <ShowTabs filter={filter} facts={facts} />
        <div className={end}>
          {desktop && !champions && <MatchSearchField className={search} />}
          <RefreshClock onRefresh={onRefresh} />
          {!champions && (
            <>
              <SortChoice sort={sort} onChange={(next) => onChange({ sort: next })} />
              <Row gap="1" color="text-muted">
                <SoundButton />
                <DensityButton />
                <FoldAll leagueIds={leagueIds} />
                <ColumnsButton />
              </Row>
            </>
          )}
        </div>
      </div>
      <div className={lower}>
        {filter.show === "FU" && <DateStrip filter={filter} facts={facts} />}
        {!champions && <CalendarFilter filter={filter} facts={facts} />}
        <LeagueFilter filter={filter} facts={facts} onChoose={(leagues) => onChange({ leagues })} />
        {!champions && (
          <>
            <OddsTypeSelect />
            {!desktop && (
              <>
                <MatchSearchField className={search} />
                <SoundButton />
                <DensityButton />
                <FoldAll leagueIds={leagueIds} />
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}

const bar = css({
  borderRadius: { desktop: "lg" },
  paddingInline: { base: "4", desktop: { base: "4", _professional: "3" } },
  paddingBottom: { base: "1", desktop: "2" },
});
const upper = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  marginInline: { base: "-4", desktop: { base: "-4", _professional: "-3" } },
  paddingInline: { base: "4", desktop: { base: "4", _professional: "3" } },
  marginBottom: { base: "0-5", desktop: "2" },
  borderBottom: "thin",
});
const end = css({
  display: { base: "none", desktop: "flex" },
  alignItems: "center",
  justifyContent: "end",
  flex: "1",
  gap: "2",
  // The tabs scroll before these lie over them.
  minWidth: "min",
});
const lower = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  marginInline: { base: "-4", desktop: "0" },
  paddingInline: { base: "4", desktop: "0" },
  paddingBlock: { base: "0-5", desktop: "0" },
  layerStyle: "scrollRow",
  overflowX: { desktop: "visible" },
});
const search = css({
  maxHeight: { desktop: "control-sm" },
  minWidth: { base: "44", desktop: "24" },
});

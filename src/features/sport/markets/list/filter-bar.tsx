// Filters above the table: show types and sorting, then days, leagues, odds type and search.
import { useTranslation } from "react-i18next";
import { isChampion } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "../../../../ui/card.tsx";
import { DateStrip } from "./date-strip.tsx";
import { LeagueFilter } from "./league-filter.tsx";
import { OddsTypeSelect } from "./odds-type-select.tsx";
import type { PageFilter } from "./page-filter.ts";
import { RefreshClock } from "./refresh-clock.tsx";
import { SearchField } from "./search-field.tsx";
import { ShowTabs } from "./show-tabs.tsx";
import type { LeagueFacts } from "./use-league-facts.ts";
import { ColumnsButton, FoldAll, SortChoice } from "./view-buttons.tsx";
import type { Sort } from "../../feed/sport-preferences.ts";

interface FilterBarProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
  readonly sort: Sort;
  readonly leagueIds: readonly string[];
  readonly onChange: (change: Partial<PageFilter>) => void;
  readonly onRefresh: () => void;
}

export function FilterBar(props: FilterBarProps) {
  const { filter, facts, sort, leagueIds, onChange, onRefresh } = props;
  const { t } = useTranslation("sport");
  const champions = isChampion(filter.show);
  return (
    <section aria-label={t("list.filters")} className={cx(cardStyle, bar)}>
      <div className={upper}>
        <ShowTabs filter={filter} facts={facts} />
        <div className={end}>
          <RefreshClock onRefresh={onRefresh} />
          {!champions && <SortChoice sort={sort} onChange={(next) => onChange({ sort: next })} />}
        </div>
      </div>
      <div className={lower}>
        {filter.show === "FU" && <DateStrip filter={filter} facts={facts} />}
        <div className={choices}>
          <LeagueFilter
            filter={filter}
            facts={facts}
            onChoose={(leagues) => onChange({ leagues })}
          />
          {!champions && (
            <>
              <OddsTypeSelect />
              <SearchField className={search} />
              <div className={tools}>
                <FoldAll leagueIds={leagueIds} />
                <ColumnsButton />
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

const bar = css({
  borderRadius: { base: "0!", desktop: "[{radii.lg}!]" },
  paddingInline: { base: "4", desktop: { base: "4", _professional: "3" } },
  paddingBottom: { base: "3", desktop: { base: "3", _professional: "2" } },
});
const upper = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  marginInline: { base: "-4", desktop: { base: "-4", _professional: "-3" } },
  paddingInline: { base: "4", desktop: { base: "4", _professional: "3" } },
  marginBottom: { base: "2-5", desktop: { base: "3", _professional: "2" } },
  borderBottom: "thin",
});
const end = css({
  display: { base: "none", desktop: "flex" },
  alignItems: "center",
  gap: "2",
  marginLeft: "auto",
});
const lower = css({
  display: "flex",
  flexWrap: { base: "nowrap", desktop: "wrap" },
  alignItems: "center",
  gap: "2",
  marginInline: { base: "-4", desktop: "0" },
  paddingInline: { base: "4", desktop: "0" },
  paddingBlock: { base: "0-5", desktop: "0" },
  overflowX: { base: "auto", desktop: "visible" },
  scrollbarWidth: "none",
});
/** Beside the days, or below them as a block. */
const choices = css({
  display: { base: "contents", desktop: "flex" },
  flex: "auto",
  alignItems: "center",
  gap: "2",
});
const search = css({ minWidth: { base: "44", desktop: "32" } });
const tools = css({ display: "flex", gap: "1", marginLeft: "auto", color: "text-muted" });

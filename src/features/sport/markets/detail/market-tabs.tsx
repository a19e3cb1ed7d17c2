// Groups of markets in the member's order, with the search over all of them. They stay in view below the folded head.
import { ListOrdered, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { handicapGives, type MatchSport } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { GroupOrderDialog } from "./group-order-dialog.tsx";
import type { Tab } from "./group-order.ts";
import { partsOf } from "./market-groups.ts";

interface MarketTabsProps {
  readonly sport: MatchSport;
  readonly tabs: readonly Tab[];
  readonly chosen: Tab | null;
  readonly countOf: (tab: Tab) => number;
  /** Null: there are too few plays for a search. */
  readonly search: string | null;
  readonly onChoose: (tab: Tab) => void;
  readonly onSearch: (search: string) => void;
}

export function MarketTabs(props: MarketTabsProps) {
  const { sport, tabs, chosen, countOf, search, onChoose, onSearch } = props;
  const { t } = useTranslation("sport");
  const [ordering, setOrdering] = useState(false);
  const [finding, setFinding] = useState(false);
  const nameOf = (tab: Tab) => groupName(tab, sport, t);
  return (
    <div className={bar}>
      {tabs.length > 0 && (
        <fieldset aria-label={t("detail.groups")} className={chips}>
          {tabs.map((tab) => (
            <Chip
              key={tab}
              pressed={tab === chosen}
              count={countOf(tab)}
              className={chip}
              onClick={() => onChoose(tab)}
            >
              {nameOf(tab)}
            </Chip>
          ))}
        </fieldset>
      )}
      {search !== null && (
        <IconButton
          size="sm"
          icon={Search}
          label={t("detail.searchMarkets")}
          aria-expanded={finding}
          className={finder}
          onClick={() => setFinding(!finding)}
        />
      )}
      {tabs.length > 0 && (
        <IconButton
          size="sm"
          icon={ListOrdered}
          label={t("detail.order.title")}
          onClick={() => setOrdering(true)}
        />
      )}
      {search !== null && (
        <SearchField
          label={t("detail.searchMarkets")}
          value={search}
          maxLength={20}
          className={cx(box, (finding || search !== "") && boxShown)}
          onSearch={onSearch}
        />
      )}
      <GroupOrderDialog
        open={ordering}
        onClose={() => setOrdering(false)}
        tabs={tabs}
        nameOf={nameOf}
      />
    </div>
  );
}

function groupName(tab: Tab, sport: MatchSport, t: TFunction<"sport">): string {
  if (tab === "parts") return t(`detail.group.${partsOf(sport)}`);
  if (tab === "goals" && !GOALS.has(sport)) return t("detail.group.points");
  if (tab === "lines")
    return t("detail.group.lines", { handicap: t(`handicap.${handicapGives(sport)}`) });
  return t(`detail.group.${tab}`);
}

/** Sports with goals; the others have points. */
const GOALS: ReadonlySet<string> = new Set(["FT", "VF", "OP"]);

/** On desktops one line, so that the first prices are seen without scrolling. */
const bar = css({
  position: { base: "sticky", _low: "static" },
  top: { base: "below-folded-phone", desktop: "below-folded" },
  zIndex: "2",
  background: "surface",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: { base: "3", desktop: "2" },
  rowGap: "2",
  paddingBottom: { base: "1", desktop: "0-5" },
  marginBottom: "1",
  _empty: { display: "none" },
});
const chips = css({
  flex: "1",
  minWidth: "0",
  display: "flex",
  gap: "2",
  paddingBlock: "1px",
  layerStyle: "scrollRow",
});
const chip = css({ minHeight: { base: "10", desktop: "0" } });
const finder = css({ desktop: { display: "none" } });
/** On phones it opens by its button. */
const box = css({
  display: { base: "none", desktop: "block" },
  flex: { base: "line", desktop: "none" },
  width: { desktop: "44" },
  "& > *": { desktop: { height: "8", minHeight: "0" } },
});
const boxShown = css({ display: { base: "block" } });

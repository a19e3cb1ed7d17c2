// The bar that stays in view: games, search, the way of looking; on phones the filters open in a sheet.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatCount } from "../../../lib/format.ts";
import { PhoneFilters } from "../../../session/games/lobby/phone-filters.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TableChoices } from "./table-choices.tsx";
import {
  MOST_SEARCH,
  narrowings,
  TABLE_GAMES,
  TABLE_VIEWS,
  withoutNarrowing,
} from "./table-filter.ts";
import { useChoices } from "./use-shown-tables.ts";
import { useTableFilter } from "./use-table-filter.ts";

const ALL = "all" as const;

export function TableBar({ found }: { readonly found: number }) {
  const { t } = useTranslation("live");
  const { filter, choose, refine } = useTableFilter();
  const { games } = useChoices();
  const shown = TABLE_GAMES.filter((game) => games.has(game));
  return (
    <>
      <Segmented
        label={t("games.label")}
        options={[ALL, ...shown].map((value) => ({ value, label: t(`games.${value}`) }))}
        value={filter.game ?? ALL}
        onChange={(game) => choose({ game: game === ALL ? null : game })}
      />
      <SearchField
        label={t("filter.search")}
        value={filter.search}
        maxLength={MOST_SEARCH}
        className={search}
        onSearch={(text) => refine({ search: text })}
      />
      <PhoneFilters
        texts={{
          open: t("filter.open"),
          title: t("filter.label"),
          reset: t("filter.reset"),
          done: t("filter.done", { count: formatCount(found) }),
        }}
        chosen={narrowings({ ...filter, search: "", game: null })}
        onReset={() => refine(withoutNarrowing(filter))}
      >
        <TableChoices layout="sheet" filter={filter} onChange={refine} />
      </PhoneFilters>
      <Segmented
        label={t("view.label")}
        options={TABLE_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={filter.view}
        onChange={(view) => choose({ view })}
      />
    </>
  );
}

const search = css({ flex: "1", maxWidth: { desktop: "80" }, marginLeft: { desktop: "auto" } });

// The bar that stays in view: games, search, the way of looking; on phones the filters open in a sheet.
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatCount } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CountBadge } from "../../../ui/count-badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
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
      <PhoneFilters found={found} />
      <Segmented
        label={t("view.label")}
        options={TABLE_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={filter.view}
        onChange={(view) => choose({ view })}
      />
    </>
  );
}

function PhoneFilters({ found }: { readonly found: number }) {
  const { t } = useTranslation("live");
  const { filter, refine } = useTableFilter();
  const [open, setOpen] = useState(false);
  const chosen = narrowings({ ...filter, search: "", game: null });
  return (
    <>
      <Button className={phone} onClick={() => setOpen(true)}>
        <Icon as={SlidersHorizontal} />
        {t("filter.open")}
        {chosen > 0 && <CountBadge>{chosen}</CountBadge>}
      </Button>
      <Sheet open={open} title={t("filter.label")} onClose={() => setOpen(false)}>
        <TableChoices layout="sheet" filter={filter} onChange={refine} />
        <div className={foot}>
          <Button size="lg" onClick={() => refine(withoutNarrowing(filter))}>
            {t("filter.reset")}
          </Button>
          <Button
            size="lg"
            tone="primary"
            className={css({ flex: "1" })}
            onClick={() => setOpen(false)}
          >
            {t("filter.done", { count: formatCount(found) })}
          </Button>
        </div>
      </Sheet>
    </>
  );
}

const search = css({ flex: "1", maxWidth: { desktop: "80" }, marginLeft: { desktop: "auto" } });
const phone = css({ display: { desktop: "none" }, height: "10!", paddingInline: "3!" });
const foot = css({
  position: "sticky",
  bottom: "0",
  display: "flex",
  gap: "3",
  paddingBlock: "3",
  background: "surface-overlay",
});

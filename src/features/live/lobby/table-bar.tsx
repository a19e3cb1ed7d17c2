// The bar that stays in view: games, search, the way of looking; on phones the filters open in a sheet.
import { useTranslation } from "react-i18next";
import { formatCount } from "#lib/text/format.ts";
import { LobbyFilterBar } from "#domain/games/lobby/lobby-filter-bar.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { TableChoices } from "./table-choices.tsx";
import { tableLobby, TABLE_GAMES, TABLE_VIEWS } from "./table-filter.ts";
import { useChoices } from "./use-shown-tables.ts";
import { LONGEST_SEARCH } from "#lib/browser/address.ts";

export function TableBar({ found }: { readonly found: number }) {
  const { t } = useTranslation("live");
  const { filter, choose, refine } = tableLobby.useFilter();
  const { games } = useChoices();
  const shown = TABLE_GAMES.filter((game) => games.has(game));
  return (
    <LobbyFilterBar
      games={{
        label: t("games.label"),
        all: t("games.all"),
        options: shown.map((value) => ({ value, label: t(`games.${value}`) })),
        value: filter.game,
        onChange: (game) => choose({ game }),
      }}
      search={{
        label: t("filter.search"),
        value: filter.search,
        maxLength: LONGEST_SEARCH,
        onSearch: (search) => refine({ search }),
      }}
      sheet={{
        texts: {
          open: t("filter.open"),
          title: t("filter.label"),
          reset: t("filter.reset"),
          done: t("filter.done", { count: formatCount(found) }),
        },
        chosen: tableLobby.narrowings({ ...filter, search: "", game: null }),
        onReset: () => refine(tableLobby.cleared(filter)),
        children: <TableChoices layout="sheet" filter={filter} onChange={refine} />,
      }}
    >
      <Segmented
        label={t("view.label")}
        options={TABLE_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={filter.view}
        onChange={(view) => choose({ view })}
      />
    </LobbyFilterBar>
  );
}

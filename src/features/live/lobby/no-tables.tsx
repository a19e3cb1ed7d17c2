// Nothing fits the filter: says why, leads back, and shows the most visited tables.
import { useTranslation } from "react-i18next";
import { Row } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { tableLobby, type TableFilter } from "./table-filter.ts";
import { TableGrid } from "./table-grid.tsx";
import { usePopularTables } from "./use-shown-tables.ts";

interface NoTablesProps {
  readonly filter: TableFilter;
  readonly onReset: (filter: TableFilter) => void;
  readonly onDetails: (id: string) => void;
}

const POPULAR = 4;

export function NoTables({ filter, onReset, onDetails }: NoTablesProps) {
  const { t } = useTranslation("live");
  const popular = usePopularTables(POPULAR);
  const loggedIn = useLoggedIn();
  const onlyFavourites = filter.favourites && tableLobby.narrowings(filter) === 1;
  const words = onlyFavourites ? (loggedIn ? "favourites" : "visitor") : "title";
  const note = ({ favourites: "favouritesNote", visitor: "visitorNote", title: "note" } as const)[
    words
  ];
  return (
    <>
      <EmptyState
        title={t(`empty.${words}`)}
        note={t(`empty.${note}`)}
        art={brand().art.empty}
        action={
          <Row as="span" gap="3">
            {words === "visitor" && (
              <Button tone="primary" onClick={() => emit("login", null)}>
                {t("empty.login")}
              </Button>
            )}
            <Button onClick={() => onReset(tableLobby.cleared(filter))}>{t("filter.reset")}</Button>
          </Row>
        }
      />
      {popular.length > 0 && (
        <section>
          <SectionHead title={t("empty.near")} />
          <TableGrid
            ids={popular}
            view={filter.view}
            label={t("empty.near")}
            onDetails={onDetails}
          />
        </section>
      )}
    </>
  );
}

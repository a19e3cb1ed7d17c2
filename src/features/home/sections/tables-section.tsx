import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { LiveTableCard } from "../cards/tables/live-table-card.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { useRefetchAtZero } from "#domain/games/use-refetch-at-zero.ts";
import { useVenueItems } from "#domain/games/venue-items.ts";

type Filter = "all" | LiveTable["game"];

/** Two rows of four; columns of three show six, two columns show four. */
const SHOWN = 8;

export function Section() {
  const { t } = useTranslation("home");
  const [filter, setFilter] = useState<Filter>("all");
  const { result, items } = useVenueItems("ZR", "table");
  useRefetchAtZero(items, result.retry);
  const games = [...new Set(items.map((table) => table.game))];
  const options = (["all", ...games] as const).map((value) => ({
    value,
    label: t(`tables.game.${value}`),
  }));
  const shown = items.filter((table) => filter === "all" || table.game === filter).slice(0, SHOWN);
  return (
    <SectionFrame
      title={t("sections.tables.title")}
      note={t("sections.tables.note")}
      tools={
        <Segmented
          label={t("tables.filter")}
          options={options}
          value={filter}
          onChange={setFilter}
        />
      }
    >
      <CallView result={result} skeleton={<TablesSkeleton />}>
        {() => (
          <ul className={grid}>
            {shown.map((table) => (
              <li key={table.id} className={cell}>
                <LiveTableCard table={table} />
              </li>
            ))}
          </ul>
        )}
      </CallView>
    </SectionFrame>
  );
}

function TablesSkeleton() {
  return (
    <ul className={grid} aria-busy="true">
      {Array.from({ length: SHOWN }, (_, index) => (
        <li key={index} className={cell}>
          <Skeleton className={waiting} />
        </li>
      ))}
    </ul>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: { base: "2-5", _professional: "2" },
  "@container (min-width: 44rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "@container (min-width: 62rem)": {
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: { base: "4", _professional: "2" },
  },
});
const cell = css({
  minWidth: "0",
  "@container (max-width: 43.99rem)": { "&:nth-child(n+5)": { display: "none" } },
  "@container (min-width: 44rem) and (max-width: 61.99rem)": {
    "&:nth-child(n+7)": { display: "none" },
  },
});
const waiting = css({
  height: "64-25",
  borderRadius: "lg",
  "@container (min-width: 44rem)": {
    height: "auto",
    aspectRatio: { base: "16 / 19.6", _professional: "16 / 16.4" },
  },
});

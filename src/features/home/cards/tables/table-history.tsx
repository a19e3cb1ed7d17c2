import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { RoadMap } from "./road-map.tsx";
import { TableNumbers } from "./table-numbers.tsx";
import { tableTone } from "#domain/games/tables/table-stats.ts";

/** Two rows of eight match the height of a road map. */
const NUMBERS = 16;

/** Results of the last rounds: a road map, or numbers. */
export function TableHistory({ table }: { readonly table: LiveTable }) {
  if (table.road.length > 0) return <RoadMap road={table.road} />;
  return (
    <div className={numbers}>
      <TableNumbers table={table} most={NUMBERS} tone={tableTone(table.game)} />
    </div>
  );
}

// The size of a road map of twelve columns and five rows, so that cards align.
const numbers = css({
  display: "grid",
  alignContent: "center",
  aspectRatio: "170 / 72",
  "& ul": { display: "grid", gridTemplateColumns: "repeat(8, minmax(0, 1fr))", gap: "1" },
  "& li": { width: "full", height: "auto", aspectRatio: "1" },
  "@container (max-width: 43.99rem)": {
    "& ul": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    "& li:nth-child(n+13)": { display: "none" },
  },
});

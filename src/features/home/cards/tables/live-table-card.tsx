// A live casino table: scene, players, results of the last rounds.
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCount, unbrokenYuan } from "#lib/text/format.ts";
import { useOpenGame } from "../use-open-game.ts";
import { CardButton } from "#ui/buttons/card-button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { TableTileScene } from "./table-tile-scene.tsx";
import { TableTotals } from "./table-totals.tsx";
import { RoadMap } from "./road-map.tsx";
import { TableNumbers } from "./table-numbers.tsx";
import { tableTone } from "#domain/games/tables/table-stats.ts";

export function LiveTableCard({ table }: { readonly table: LiveTable }) {
  const [low, high] = table.limits;
  const open = useOpenGame("realbet", table);
  return (
    <article className={cx("group", cardStyle, card)}>
      <TableTileScene table={table} />
      <div className={body}>
        <h3 className={name}>
          <CardButton onClick={open}>{table.name}</CardButton>
        </h3>
        <p className={meta}>
          <span className={vendor}>{table.vendor}</span>
          <Text as="span" textStyle="figures">
            {unbrokenYuan(low)}–{formatCount(high)}
          </Text>
        </p>
        <TableHistory table={table} />
        <TableTotals table={table} />
      </div>
    </article>
  );
}

const card = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "full",
  overflow: "hidden",
});
const body = css({
  display: "flex",
  flexDirection: "column",
  flex: "1",
  padding: "2-5",
  "@container (min-width: 44rem)": {
    paddingInline: "4",
    paddingTop: "3",
    paddingBottom: "4",
    _professional: { paddingInline: "3", paddingTop: "2", paddingBottom: "3" },
  },
});
const name = css({
  fontSize: "sm",
  fontWeight: "bold",
  lineHeight: "base",
  color: "text-strong",
  truncate: true,
  "@container (min-width: 44rem)": { fontSize: "md" },
});
const meta = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  marginBottom: "2",
  fontSize: "xs",
  color: "text-muted",
  whiteSpace: "nowrap",
});
const vendor = css({
  display: "none",
  minWidth: "0",
  truncate: true,
  "@container (min-width: 44rem)": { display: "block" },
});

/** Two rows of eight match the height of a road map. */
const NUMBERS = 16;

/** Results of the last rounds: a road map, or numbers. */
function TableHistory({ table }: { readonly table: LiveTable }) {
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

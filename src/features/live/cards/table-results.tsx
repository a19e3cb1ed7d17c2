// Results of a table's last rounds: roads, or numbers.
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { BigRoadDrawing } from "#ui/pictures/big-road-drawing.tsx";
import { BeadDrawing } from "./bead-drawing.tsx";
import { BullBoard } from "./bull-board.tsx";
import { NumberBoard } from "./number-board.tsx";
import { roadLabel } from "./road-texts.ts";

export const ROWS = 6;
const BEADS = 6;
const STREAKS = 13;
const NUMBERS = 24;
const BULLS = 10;

/** Of one height, whatever the game: cards line up. */
export function TableResults({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("live");
  const { game, road } = table;
  if (game === "niuNiu") {
    return (
      <div className={resultsPanel}>
        <BullBoard bulls={table.bulls} most={BULLS} />
      </div>
    );
  }
  if (game !== "baccarat" && game !== "dragonTiger") {
    return (
      <div className={resultsPanel}>
        <NumberBoard table={table} most={NUMBERS} />
      </div>
    );
  }
  return (
    <div className={resultsPanel}>
      <BeadDrawing
        road={road}
        label={t("table.bead", { count: Math.min(road.length, BEADS * ROWS) })}
        columns={BEADS}
        rows={ROWS}
      />
      <BigRoadDrawing road={road} label={roadLabel(table, t)} columns={STREAKS} rows={ROWS} />
    </div>
  );
}

export const resultsPanel = css({
  display: "grid",
  // As wide as their columns, so that the cells of both have one size.
  gridTemplateColumns: "86fr 184fr",
  gap: "1",
  padding: "1",
  borderRadius: "sm",
  background: "surface",
  aspectRatio: "270 / 92",
  "& > ol, & > table": { gridColumn: "1 / -1" },
});

// The big road of a table, or its last numbers, in the room of a road of `columns` columns.
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { BigRoadDrawing } from "#ui/pictures/big-road-drawing.tsx";
import { NumberBoard } from "./number-board.tsx";
import { roadLabel } from "./road-texts.ts";
import { ROWS } from "./table-results.tsx";

interface RoadOrNumbersProps {
  readonly table: LiveTable;
  readonly columns: number;
  /** In a narrow tile. */
  readonly narrow?: boolean;
}

/** Two rows. */
const NUMBERS = { narrow: 12, wide: 16 };

export function RoadOrNumbers({ table, columns, narrow = false }: RoadOrNumbersProps) {
  const { t } = useTranslation("live");
  const { game, road } = table;
  if (game !== "baccarat" && game !== "dragonTiger") {
    return (
      <NumberBoard table={table} most={narrow ? NUMBERS.narrow : NUMBERS.wide} narrow={narrow} />
    );
  }
  return <BigRoadDrawing road={road} label={roadLabel(table, t)} columns={columns} rows={ROWS} />;
}

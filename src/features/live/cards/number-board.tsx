// Last numbers of a roulette, sic bo or niu niu table, newest first.
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { cva } from "#styled/css/index.js";
import { bullText } from "#domain/games/tables/bull-text.ts";
import { tableTone } from "#domain/games/tables/table-stats.ts";

interface NumberBoardProps {
  readonly table: LiveTable;
  readonly most: number;
  /** In a narrow tile. */
  readonly narrow?: boolean;
}

export function NumberBoard({ table, most, narrow = false }: NumberBoardProps) {
  const { t } = useTranslation("live");
  const toneOf = tableTone(table.game);
  return (
    <ol
      aria-label={t(table.game === "niuNiu" ? "bull.dealerRanks" : "table.numbers")}
      className={board({ narrow })}
    >
      {table.numbers.slice(0, most).map((value, at) => (
        <li key={at} className={cell({ tone: toneOf(value), newest: at === 0 })}>
          {table.game === "niuNiu" ? bullText(value, t) : value}
        </li>
      ))}
    </ol>
  );
}

const board = cva({
  base: { display: "grid", alignContent: "center", gap: "1" },
  variants: {
    narrow: {
      true: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", padding: "1" },
      false: { gridTemplateColumns: "repeat(8, minmax(0, 1fr))", padding: "2" },
    },
  },
});
const cell = cva({
  base: {
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    borderRadius: "pill",
    color: "ball-text",
    textStyle: "figures",
    fontSize: "xs",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    tone: {
      red: { background: "ball-red" },
      green: { background: "ball-green" },
      dark: { background: "art-ground", color: "on-art", boxShadow: "edge-art" },
    },
    newest: {
      true: { outline: "mark", outlineOffset: "1px" },
      false: {},
    },
  },
});

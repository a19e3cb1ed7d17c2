// Last numbers of a roulette, sic bo or niu niu table, newest first.
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/games.ts";
import { css, cva } from "#styled/css/index.js";
import { tableTone } from "../../../session/games/tables/table-stats.ts";

interface NumberBoardProps {
  readonly table: LiveTable;
  readonly most: number;
}

export function NumberBoard({ table, most }: NumberBoardProps) {
  const { t } = useTranslation("live");
  const toneOf = tableTone(table.game);
  return (
    <ol aria-label={t("table.numbers")} className={board}>
      {table.numbers.slice(0, most).map((value, at) => (
        <li key={at} className={cell({ tone: toneOf(value), newest: at === 0 })}>
          {value}
        </li>
      ))}
    </ol>
  );
}

const board = css({
  display: "grid",
  gridTemplateColumns: "repeat(8, minmax(0, 1fr))",
  alignContent: "center",
  gap: "1",
  padding: "2",
});
const cell = cva({
  base: {
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    borderRadius: "pill",
    color: "ball-text",
    textStyle: "figures",
    fontSize: "sm",
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
      true: { outline: "[2px solid {colors.accent-mark}]", outlineOffset: "1px" },
      false: {},
    },
  },
});

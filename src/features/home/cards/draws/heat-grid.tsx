// Every number of a lottery with its frequency: the warmer the cell, the more often. The count is printed
// too, so colour is not the only cue.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cva } from "#styled/css/index.js";
import { cssVars } from "#ui/css-vars.ts";
import { ballDigits, ballTone, gridColumns } from "#domain/games/draws/draw-figures.ts";
import { extremes, heatCells } from "./frequency.ts";
import { HeatBars } from "./heat-bars.tsx";
import { cellCount, cellNumber, type HeatCellsProps, heatStep } from "./heat-cell.ts";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";

const NAMED = 5;
/** Up to this many numbers are bars, more are a grid. */
const BARS = 12;

export function HeatGrid({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("home");
  const cells = heatCells(draw);
  const { hot, cold } = extremes(cells, Math.min(NAMED, Math.floor(cells.length / 2)));
  const digits = ballDigits(draw);
  return (
    <div className={frame}>
      <h4 className={title}>{t("lottery.frequency")}</h4>
      {cells.length > BARS ? (
        <Sheet cells={cells} digits={digits} />
      ) : (
        <HeatBars cells={cells} digits={digits} />
      )}
      <div className={named}>
        {(
          [
            ["hot", hot],
            ["cold", cold],
          ] as const
        ).map(([kind, list]) => (
          <div key={kind} className={namedRow}>
            <span className={kind === "hot" ? hotLabel : coldLabel}>{t(`lottery.${kind}`)}</span>
            <NumberBalls
              size="sm"
              balls={list.map((cell) => cell.number)}
              digits={digits}
              tone={ballTone(draw)}
              label={t(`lottery.${kind}`)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function Sheet({ cells, digits }: HeatCellsProps) {
  return (
    <ul className={grid} style={cssVars({ "--columns": gridColumns(cells.length) })}>
      {cells.map((cell) => (
        <li key={cell.number} className={heatCell({ heat: heatStep(cell) })}>
          <span className={cellNumber}>{String(cell.number).padStart(digits, "0")}</span>
          <span className={cellCount}>{cell.count}</span>
        </li>
      ))}
    </ul>
  );
}

const frame = css({ display: "flex", flexDirection: "column", minWidth: "0" });
const title = css({
  marginBottom: "2",
  fontSize: "xs",
  fontWeight: "semibold",
  color: "text-muted",
});
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
  gap: "0-5",
});
const heatCell = cva({
  base: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "0-5",
    minHeight: { base: "9-5", _professional: "8" },
    borderRadius: "xs",
    textStyle: "figures",
    lineHeight: "none",
  },
  variants: {
    heat: {
      "0": { background: "surface-sunken" },
      "1": {
        background:
          "[color-mix(in oklch, token(colors.accent-mark) 9%, token(colors.surface-sunken))]",
      },
      "2": {
        background:
          "[color-mix(in oklch, token(colors.accent-mark) 18%, token(colors.surface-sunken))]",
      },
      "3": {
        background:
          "[color-mix(in oklch, token(colors.accent-mark) 27%, token(colors.surface-sunken))]",
      },
      "4": {
        background:
          "[color-mix(in oklch, token(colors.accent-mark) 36%, token(colors.surface-sunken))]",
      },
    },
  },
});
const named = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "6",
  rowGap: "2",
  marginTop: "3",
});
const namedRow = css({ display: "flex", alignItems: "center", gap: "2" });
const hotLabel = css({ fontSize: "xs", fontWeight: "semibold", color: "accent-text" });
const coldLabel = css({ fontSize: "xs", fontWeight: "semibold", color: "text-muted" });

import { css, cva } from "#styled/css/index.js";
import { cssVars } from "#ui/css-vars.ts";
import { cellCount, cellNumber, type HeatCellsProps, heatStep } from "./heat-cell.ts";

/** Few numbers are shown as a column chart of their counts. */
export function HeatBars({ cells, digits }: HeatCellsProps) {
  const most = Math.max(1, ...cells.map((cell) => cell.count));
  return (
    <ul className={bars}>
      {cells.map((cell) => (
        <li key={cell.number} className={barPlace}>
          <span className={cellCount}>{cell.count}</span>
          <span
            className={bar({ heat: heatStep(cell) })}
            style={cssVars({ "--share": cell.count / most })}
          />
          <span className={cellNumber}>{String(cell.number).padStart(digits, "0")}</span>
        </li>
      ))}
    </ul>
  );
}

const bars = css({
  display: "flex",
  flex: "1",
  gap: { base: "1", desktop: "2" },
  minHeight: "36",
});

const barPlace = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: "1",
  flex: "1",
  minWidth: "0",
  textStyle: "figures",
  lineHeight: "none",
});

// Percentage of the height left by the two figures.
const bar = cva({
  base: {
    width: "full",
    maxWidth: "10",
    height: "[calc((100% - 2.25rem) * var(--share))]",
    borderRadius: "xs",
  },
  variants: {
    heat: {
      "0": {
        background:
          "[color-mix(in oklch, token(colors.accent-mark) 22%, token(colors.surface-sunken))]",
      },
      "1": {
        background:
          "[color-mix(in oklch, token(colors.accent-mark) 36%, token(colors.surface-sunken))]",
      },
      "2": {
        background:
          "[color-mix(in oklch, token(colors.accent-mark) 54%, token(colors.surface-sunken))]",
      },
      "3": {
        background:
          "[color-mix(in oklch, token(colors.accent-mark) 76%, token(colors.surface-sunken))]",
      },
      "4": { background: "accent-mark" },
    },
  },
});

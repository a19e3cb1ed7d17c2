// Every number of a lottery with how often it came: the warmer the cell, the more often. The count is
// printed too, colour alone would not say it.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/games.ts";
import { css, cva } from "#styled/css/index.js";
import { cssVars } from "./css-vars.ts";
import { ballDigits, ballTone, gridColumns } from "./draw-figures.ts";
import { extremes, heatCells, type HeatCell } from "./frequency.ts";
import { NumberBalls } from "./number-balls.tsx";

const NAMED = 5;
/** Up to here numbers are columns, beyond a sheet. */
const BARS = 12;

export function HeatGrid({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("home");
  const cells = heatCells(draw);
  const { hot, cold } = extremes(cells, Math.min(NAMED, Math.floor(cells.length / 2)));
  const digits = ballDigits(draw);
  return (
    <div className={frame}>
      <h4 className={title}>{t("lottery.frequency")}</h4>
      {cells.length > BARS ? <Sheet cells={cells} digits={digits} /> : <Bars cells={cells} digits={digits} />}
      <div className={named}>
        {([["hot", hot], ["cold", cold]] as const).map(([kind, list]) => (
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

interface CellsProps {
  readonly cells: readonly HeatCell[];
  readonly digits: number;
}

function Sheet({ cells, digits }: CellsProps) {
  return (
    <ul className={grid} style={cssVars({ "--columns": gridColumns(cells.length) })}>
      {cells.map((cell) => (
        <li key={cell.number} className={heatCell({ heat: heatStep(cell) })}>
          <span className={number}>{String(cell.number).padStart(digits, "0")}</span>
          <span className={count}>{cell.count}</span>
        </li>
      ))}
    </ul>
  );
}

/** A dozen numbers make no sheet: their counts stand as columns. */
function Bars({ cells, digits }: CellsProps) {
  const most = Math.max(1, ...cells.map((cell) => cell.count));
  return (
    <ul className={bars}>
      {cells.map((cell) => (
        <li key={cell.number} className={barPlace}>
          <span className={count}>{cell.count}</span>
          <span className={bar({ heat: heatStep(cell) })} style={cssVars({ "--share": cell.count / most })} />
          <span className={number}>{String(cell.number).padStart(digits, "0")}</span>
        </li>
      ))}
    </ul>
  );
}

const STEPS = ["0", "1", "2", "3", "4"] as const;

function heatStep({ heat }: HeatCell): (typeof STEPS)[number] {
  return STEPS[heat] ?? "0";
}

const frame = css({ display: "flex", flexDirection: "column", minWidth: "0" });
const title = css({ marginBottom: "2", fontSize: "xs", fontWeight: "semibold", color: "text-muted" });
const grid = css({ display: "grid", gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))", gap: "[2px]" });
const heatCell = cva({
  base: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "0-5",
    minHeight: { base: "[2.375rem]", _professional: "[2rem]" },
    borderRadius: "xs",
    fontFamily: "figures",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "none",
  },
  variants: {
    heat: {
      "0": { background: "surface-sunken" },
      "1": { background: "[color-mix(in oklch, token(colors.accent) 9%, token(colors.surface-sunken))]" },
      "2": { background: "[color-mix(in oklch, token(colors.accent) 18%, token(colors.surface-sunken))]" },
      "3": { background: "[color-mix(in oklch, token(colors.accent) 27%, token(colors.surface-sunken))]" },
      "4": { background: "[color-mix(in oklch, token(colors.accent) 36%, token(colors.surface-sunken))]" },
    },
  },
});
const bars = css({ display: "flex", flex: "1", gap: { base: "1", desktop: "2" }, minHeight: "[9rem]" });
const barPlace = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: "1",
  flex: "1",
  minWidth: "0",
  fontFamily: "figures",
  fontVariantNumeric: "tabular-nums",
  lineHeight: "none",
});
// Of the height that the two figures leave.
const bar = cva({
  base: { width: "full", maxWidth: "[2.5rem]", height: "[calc((100% - 2.25rem) * var(--share))]", borderRadius: "xs" },
  variants: {
    heat: {
      "0": { background: "[color-mix(in oklch, token(colors.accent) 22%, token(colors.surface-sunken))]" },
      "1": { background: "[color-mix(in oklch, token(colors.accent) 36%, token(colors.surface-sunken))]" },
      "2": { background: "[color-mix(in oklch, token(colors.accent) 54%, token(colors.surface-sunken))]" },
      "3": { background: "[color-mix(in oklch, token(colors.accent) 76%, token(colors.surface-sunken))]" },
      "4": { background: "accent" },
    },
  },
});
const number = css({ fontSize: "sm", fontWeight: "bold", color: "text-strong" });
const count = css({ fontSize: "2xs", color: "text" });
const named = css({ display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "2", marginTop: "3" });
const namedRow = css({ display: "flex", alignItems: "center", gap: "2" });
const hotLabel = css({ fontSize: "xs", fontWeight: "semibold", color: "accent-text" });
const coldLabel = css({ fontSize: "xs", fontWeight: "semibold", color: "text-muted" });

// Every number of a lottery with its frequency: the warmer the cell, the more often. The count is printed
// too, so colour is not the only cue.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cva } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { ballDigits, ballTone, gridColumns } from "#domain/games/draws/draw-figures.ts";
import { extremes, heatCells } from "./frequency.ts";
import { HeatBars } from "./heat-bars.tsx";
import { cellCount, type HeatCellsProps, heatStep } from "./heat-cell.ts";
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
      <Text as="h4" marginBottom="2" size="xs" weight="semibold" color="text-muted">
        {t("lottery.frequency")}
      </Text>
      {cells.length > BARS ? (
        <Sheet cells={cells} digits={digits} />
      ) : (
        <HeatBars cells={cells} digits={digits} />
      )}
      <Row wrap="wrap" columnGap="6" rowGap="2" marginTop="3">
        {(
          [
            ["hot", hot],
            ["cold", cold],
          ] as const
        ).map(([kind, list]) => (
          <Row key={kind} align="center" gap="2">
            <span className={kind === "hot" ? hotLabel : coldLabel}>{t(`lottery.${kind}`)}</span>
            <NumberBalls
              size="sm"
              balls={list.map((cell) => cell.number)}
              digits={digits}
              tone={ballTone(draw)}
              label={t(`lottery.${kind}`)}
            />
          </Row>
        ))}
      </Row>
    </div>
  );
}

function Sheet({ cells, digits }: HeatCellsProps) {
  return (
    <ul className={grid} style={cssVars({ "--columns": gridColumns(cells.length) })}>
      {cells.map((cell) => (
        <li key={cell.number} className={heatCell({ heat: heatStep(cell) })}>
          <Text as="span" color="text-strong" size="sm" weight="bold">
            {String(cell.number).padStart(digits, "0")}
          </Text>
          <span className={cellCount}>{cell.count}</span>
        </li>
      ))}
    </ul>
  );
}

const frame = css({ display: "flex", flexDirection: "column", minWidth: "0" });
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
        background: "heat-9",
      },
      "2": {
        background: "heat-18",
      },
      "3": {
        background: "heat-27",
      },
      "4": {
        background: "heat-36",
      },
    },
  },
});
const hotLabel = css({ fontSize: "xs", fontWeight: "semibold", color: "accent-text" });
const coldLabel = css({ fontSize: "xs", fontWeight: "semibold", color: "text-muted" });

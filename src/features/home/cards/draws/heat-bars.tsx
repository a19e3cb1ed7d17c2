import { css, cva } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { cellCount, type HeatCellsProps, heatStep } from "./heat-cell.ts";

/** Few numbers are shown as a column chart of their counts. */
export function HeatBars({ cells, digits }: HeatCellsProps) {
  const most = Math.max(1, ...cells.map((cell) => cell.count));
  return (
    <Row as="ul" flex="1" gap={{ base: "1", desktop: "2" }} minHeight="36">
      {cells.map((cell) => (
        <li key={cell.number} className={barPlace}>
          <span className={cellCount}>{cell.count}</span>
          <span
            className={bar({ heat: heatStep(cell) })}
            style={cssVars({ "--share": cell.count / most })}
          />
          <Text as="span" color="text-strong" size="sm" weight="bold">
            {String(cell.number).padStart(digits, "0")}
          </Text>
        </li>
      ))}
    </Row>
  );
}

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
        background: "heat-22",
      },
      "1": {
        background: "heat-36",
      },
      "2": {
        background: "heat-54",
      },
      "3": {
        background: "heat-76",
      },
      "4": { background: "accent-mark" },
    },
  },
});

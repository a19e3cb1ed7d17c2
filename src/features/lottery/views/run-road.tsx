// The road (路珠) of one aspect: a run goes down a column, a change opens the next one; newest at the right.
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Grid, Row, Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { outcomeSide } from "../draws/draw-outcome-mark.tsx";
import type { AspectSummary, Run } from "../statistics/streaks.ts";

interface RunRoadProps {
  readonly summary: AspectSummary;
  readonly name: string;
}

const CELL = 24;
/** Longer runs show their length instead of more balls. */
const DEEPEST = 10;

export function RunRoad({ summary, name }: RunRoadProps) {
  const { t } = useTranslation("lottery");
  const { runs, counts } = summary;
  const rows = Math.min(DEEPEST, Math.max(6, summary.longest));
  const width = runs.length * CELL;
  const said = counts.map(({ outcome, count }) => `${t(`outcome.${outcome}`)} ${count}`);
  return (
    <Grid as="figure" columns="minmax(0, 1fr)" gap="2">
      <Row as="figcaption" wrap="wrap" align="baseline" gap="3">
        <Text as="b" color="text-strong" size="sm">
          {name}
        </Text>
        {counts.map(({ outcome, count }) => (
          <Text as="span" key={outcome} color="text-muted" size="xs" className={figures}>
            {t(`outcome.${outcome}`)} {count}
          </Text>
        ))}
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard */}
      <section className={scroller} aria-label={name} tabIndex={0}>
        <svg
          role="img"
          aria-label={t("streaks.road", { name, counts: said.join("，") })}
          width={width}
          height={(rows + 1) * CELL}
          viewBox={`0 0 ${width} ${(rows + 1) * CELL}`}
          className={drawing}
        >
          {runs.map((run, column) => (
            <RunColumn
              key={column}
              run={run}
              column={column}
              rows={rows}
              letter={t(`outcome.${run.outcome}`)}
            />
          ))}
        </svg>
      </section>
    </Grid>
  );
}

interface RunColumnProps {
  readonly run: Run;
  readonly column: number;
  readonly rows: number;
  readonly letter: string;
}

function RunColumn({ run, column, rows, letter }: RunColumnProps) {
  const x = (column + 0.5) * CELL;
  const side = outcomeSide(run.outcome);
  return (
    <g>
      <path d={`M${column * CELL} 0V${rows * CELL}`} className={divider} />
      {Array.from({ length: Math.min(rows, run.length) }, (_, row) => (
        <g key={row}>
          <circle cx={x} cy={(row + 0.5) * CELL} r={10} className={bead({ side })} />
          <text x={x} y={(row + 0.5) * CELL} className={sign}>
            {letter}
          </text>
        </g>
      ))}
      <text x={x} y={(rows + 0.5) * CELL} className={length}>
        {run.length}
      </text>
    </g>
  );
}

// Ends at the newest run: the row direction is turned, its content is not.
const scroller = css({
  display: "flex",
  flexDirection: "row-reverse",
  overflowX: "auto",
  padding: "2",
  borderRadius: "sm",
  border: "thin",
});
const drawing = css({ display: "block", flex: "none", maxWidth: "none", marginRight: "auto" });
const divider = css({ stroke: "border" });
const bead = cva({
  base: { fill: "none", strokeWidth: "2px" },
  variants: {
    side: {
      one: { stroke: "road-banker" },
      other: { stroke: "road-player" },
      tie: { stroke: "road-tie" },
    },
  },
});
const sign = css({
  textAnchor: "middle",
  dominantBaseline: "central",
  fill: "text-strong",
  fontSize: "2xs",
  fontWeight: "bold",
});
const length = css({
  textStyle: "figures",
  textAnchor: "middle",
  dominantBaseline: "central",
  fill: "text-muted",
  fontSize: "2xs",
});

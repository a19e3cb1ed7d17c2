// The view "trend" of a draw: what to follow, how many draws, chart or table.
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cva } from "#styled/css/index.js";
import { Grid, Row, Text } from "#styled/jsx/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { type NumberTone, numberLook } from "../draws/number-look.ts";
import { drawShape, resultsOf } from "../statistics/draw-shape.ts";
import { numbersIn, numberStatistics } from "../statistics/number-statistics.ts";
import { subjectName } from "../statistics/subject-name.ts";
import { TrendChart } from "./trend-chart.tsx";
import { TrendHead } from "./trend-head.tsx";
import { type TrendRow, trendRows } from "./trend-rows.ts";
import { type TrendSeries, trendSeries } from "../statistics/trend-series.ts";
import { TrendTable } from "./trend-table.tsx";
import { TrendTotals } from "./trend-totals.tsx";

const SPANS = ["30", "50", "100"] as const;
type Span = (typeof SPANS)[number];
const FORMS = ["chart", "table"] as const;

export function TrendView({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const shape = drawShape(draw);
  const list = trendSeries(shape);
  const [chosen, setChosen] = useState<string | null>(null);
  const [span, setSpan] = useState<Span>("30");
  const [form, setForm] = useState<(typeof FORMS)[number]>("chart");
  const series = list.find(({ key }) => key === chosen) ?? list[0];
  if (series === undefined) return null;
  return (
    <Grid columns="minmax(0, 1fr)" gap="3">
      <Row wrap="wrap" align="center" gap="3">
        <ul aria-label={t("trend.series")} className={chips}>
          {list.map(({ key, subject }) => (
            <li key={key}>
              <Chip pressed={key === series.key} onClick={() => setChosen(key)}>
                {subjectName(subject, shape.kind, t)}
              </Chip>
            </li>
          ))}
        </ul>
        <Segmented
          label={t("trend.span")}
          options={SPANS.map((value) => ({ value, label: t("trend.draws", { count: value }) }))}
          value={span}
          onChange={setSpan}
        />
        <Segmented
          label={t("trend.form")}
          options={FORMS.map((value) => ({ value, label: t(`trend.${value}`) }))}
          value={form}
          onChange={setForm}
        />
      </Row>
      <Trend draw={draw} series={series} span={Number(span)} form={form} />
    </Grid>
  );
}

interface TrendProps {
  readonly draw: Draw;
  readonly series: TrendSeries;
  readonly span: number;
  readonly form: (typeof FORMS)[number];
}

function Trend(props: TrendProps) {
  const { t } = useTranslation("lottery");
  // A hundred rows are drawn in slices, without holding up the press.
  const { draw, series, span, form } = useDeferredValue(props);
  const results = resultsOf(draw);
  const rows = trendRows(results, series, span);
  const look = numberLook(draw);
  const name = subjectName(series.subject, drawShape(draw).kind, t);
  if (form === "table") {
    return <TrendTable label={t("trend.frame")} rows={rows} name={name} look={look} />;
  }
  const statistics = numberStatistics(
    results.map((result) => series.numbersOf(result)).toReversed(),
    series.range,
  );
  const numbers = numbersIn(series.range);
  const label = t("trend.label", { name, count: rows.length, latest: latestOf(rows, look) });
  return (
    <>
      <section
        aria-label={t("trend.frame")}
        // What scrolls must take the keyboard.
        tabIndex={numbers.length > FITS ? 0 : undefined}
        className={scroller({ wide: numbers.length > FITS })}
        style={cssVars({ "--columns": numbers.length })}
      >
        <div className={sheet}>
          <div className={stuck({ wide: numbers.length > FITS })}>
            <TrendHead numbers={numbers} look={look} />
          </div>
          <TrendChart label={label} rows={rows} look={look} />
          <TrendTotals statistics={statistics} />
        </div>
      </section>
      <Text color="text-muted" size="xs">
        {t("trend.note", { count: results.length })}
      </Text>
    </>
  );
}

/** Numbers that fit side by side on a phone. */
const FITS = 16;

function latestOf(rows: readonly TrendRow[], look: NumberTone): string {
  const drawn = rows[0]?.cells.filter((cell) => cell.drawn) ?? [];
  return drawn.map(({ number }) => look.print(number)).join(" ");
}

const chips = css({
  display: "flex",
  flex: "1",
  gap: "1-5",
  minWidth: { base: "full", desktop: "0" },
  padding: "0-5",
  layerStyle: "scrollRow",
});
const scroller = cva({
  base: { minWidth: "0" },
  variants: {
    wide: {
      // Columns keep the width of a ball.
      true: {
        overflowX: "auto",
        "& > *": { minWidth: "[calc((var(--columns) + 2.4) * 1.75rem)]" },
      },
      false: {},
    },
  },
});
const sheet = css({ border: "thin", borderRadius: "sm" });
const stuck = cva({
  base: { borderBottom: "thin" },
  variants: {
    wide: {
      true: {},
      false: {
        position: { base: "sticky", _low: "static" },
        top: { base: "14", desktop: "header" },
        zIndex: "1",
      },
    },
  },
});

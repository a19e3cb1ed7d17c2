// The view "numbers" of a draw: hot and cold numbers, and each number's omission (遗漏).
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Card, Grid, Text } from "#styled/jsx/index.js";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { type Column, Table } from "#ui/tables/table.tsx";
import { type NumberTone, numberLook } from "../draws/number-look.ts";
import { drawShape, numbersOf, resultsOf } from "../statistics/draw-shape.ts";
import {
  hotAndCold,
  type NumberStatistic,
  numberStatistics,
} from "../statistics/number-statistics.ts";

const NAMED = 5;

export function NumbersView({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const results = resultsOf(draw);
  const statistics = numberStatistics(
    results.map((result) => numbersOf(result)).toReversed(),
    drawShape(draw),
  );
  const look = numberLook(draw);
  const lists = hotAndCold(statistics, NAMED);
  return (
    <Grid columns="minmax(0, 1fr)" gap="4">
      <ul className={pair}>
        {(["hot", "cold"] as const).map((kind) => (
          <Card as="li" key={kind} gap="2" padding="4" background="surface-sunken">
            <Text color="text-strong" size="sm" weight="semibold">
              {t(`numbers.${kind}`)}
            </Text>
            <NumberBalls
              balls={lists[kind].map(({ number }) => number)}
              digits={look.digits}
              tone={look.tone}
              label={t(`numbers.${kind}`)}
            />
            <Text color="text-muted" size="xs">
              {t(`numbers.${kind}Note`, { count: results.length })}
            </Text>
          </Card>
        ))}
      </ul>
      <Table
        label={t("numbers.table")}
        columns={useColumns(statistics, look)}
        rows={statistics}
        rowKey={({ number }) => String(number)}
      />
      <Text color="text-muted" size="xs">
        {t("numbers.note")}
      </Text>
    </Grid>
  );
}

function useColumns(
  statistics: readonly NumberStatistic[],
  look: NumberTone,
): readonly Column<NumberStatistic>[] {
  const { t } = useTranslation("lottery");
  const most = Math.max(1, ...statistics.map(({ count }) => count));
  return [
    {
      key: "number",
      title: t("numbers.number"),
      cell: ({ number }) => (
        <NumberBalls size="sm" balls={[number]} digits={look.digits} tone={look.tone} />
      ),
    },
    {
      key: "count",
      title: t("numbers.count"),
      cell: ({ count }) => (
        <span className={share} style={cssVars({ "--share": count / most })}>
          {count}
        </span>
      ),
    },
    { key: "missing", title: t("numbers.missing"), cell: ({ missing }) => missing, numeric: true },
    {
      key: "average",
      title: t("numbers.averageGap"),
      cell: ({ averageGap }) => averageGap.toFixed(1),
      numeric: true,
    },
    {
      key: "longest",
      title: t("numbers.longestGap"),
      cell: ({ longestGap }) => longestGap,
      numeric: true,
    },
    { key: "run", title: t("numbers.longestRun"), cell: (row) => row.longestRun, numeric: true },
  ];
}

const pair = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  gap: "3",
});
/** The count above a bar of its share. */
const share = css({
  display: "block",
  minWidth: "16",
  textStyle: "figures",
  _after: {
    content: '""',
    display: "block",
    width: "[calc(100% * var(--share))]",
    height: "bar",
    marginTop: "0-5",
    borderRadius: "2px",
    background: "accent-mark",
  },
});

// The results that were asked for, in figures.
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { results } from "#contract/api/sport-results.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { figures } from "#ui/money/money.tsx";

type Found = v.InferOutput<typeof results.response>;

interface DaySummaryProps {
  readonly summary: NonNullable<Found["summary"]>;
  readonly list: Found["list"];
}

export function DaySummary({ summary, list }: DaySummaryProps) {
  const { t } = useTranslation("sport");
  const { played, cancelled, home, draw, away, scored } = summary;
  const football = list.every(({ sport }) => GOALS.has(sport));
  const average = football && scored !== null && played > 0 ? (scored / played).toFixed(2) : null;
  const facts = [
    { key: "played", value: played },
    { key: "home", value: home },
    { key: "draw", value: draw },
    { key: "away", value: away },
    { key: "average", value: average },
    { key: "cancelled", value: cancelled },
  ] as const;
  return (
    <dl aria-label={t("results.summary.label")} className={cx(cardStyle, frame)}>
      {facts
        // A sport without draws, and a day without cancellations, need not say so.
        .filter(({ key, value }) => value !== null && (value !== 0 || !QUIET.has(key)))
        .map(({ key, value }) => (
          <Row key={key} gap="1" align="baseline">
            <Text as="dt" color="text-muted" size="xs">
              {t(`results.summary.${key}`)}
            </Text>
            <dd className={cx(figures, figure)}>{value}</dd>
          </Row>
        ))}
    </dl>
  );
}

const GOALS: ReadonlySet<string> = new Set(["FT", "VF"]);
const QUIET: ReadonlySet<string> = new Set(["draw", "cancelled"]);

const frame = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "5",
  rowGap: "1",
  paddingBlock: "2-5",
  paddingInline: "3",
});
const figure = css({ color: "text-strong", fontWeight: "bold" });

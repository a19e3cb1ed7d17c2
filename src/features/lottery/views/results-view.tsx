// The view "results" of a draw: the last hundred, in pages.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { pageField, useAddress } from "#lib/browser/address.ts";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { DataTable } from "#ui/tables/data-table.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures } from "#ui/money/money.tsx";
import type { Column } from "#ui/tables/table.tsx";
import { type NumberTone, numberLook } from "../draws/number-look.ts";
import { DrawOutcomeMark } from "../draws/draw-outcome-mark.tsx";
import { type Aspect, aspectsOf } from "../statistics/aspects.ts";
import { type DrawResult, drawShape, resultsOf } from "../statistics/draw-shape.ts";
import { subjectName } from "../statistics/subject-name.ts";

const PAGE = 25;
const FIELDS = { page: pageField() };

export function ResultsView({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const [{ page }, change] = useAddress(FIELDS);
  const results = resultsOf(draw);
  const look = numberLook(draw);
  const aspects = mainAspects(draw);
  const list = results.slice((page - 1) * PAGE, page * PAGE);
  return (
    <DataTable
      label={t("results.table", { count: results.length })}
      columns={useColumns(draw, look, aspects)}
      rowKey={({ issue }) => issue}
      result={{
        state: "ready",
        data: { list, total: results.length },
        error: null,
        retry: () => {},
      }}
      page={page}
      pageSize={PAGE}
      onPage={(next) => change({ page: next })}
      empty={<EmptyState title={t("results.empty")} />}
      renderCard={(result) => (
        <div className={card}>
          <span className={figures}>{result.issue}</span>
          <Row as="span" justify="flex-end" gap="1">
            <Outcomes result={result} aspects={aspects} />
          </Row>
          <Balls result={result} look={look} />
        </div>
      )}
    />
  );
}

/** Aspects of the whole result, and the first dragon and tiger. */
function mainAspects(draw: Draw): readonly Aspect[] {
  const aspects = aspectsOf(drawShape(draw));
  const whole = aspects.filter(({ subject }) => typeof subject === "string");
  return [...whole, ...aspects.filter(({ pair }) => pair === "duel").slice(0, 1)];
}

function useColumns(
  draw: Draw,
  look: NumberTone,
  aspects: readonly Aspect[],
): readonly Column<DrawResult>[] {
  const { t } = useTranslation("lottery");
  const { kind } = drawShape(draw);
  const name = (aspect: Aspect) =>
    aspect.pair === "duel"
      ? t("pair.duel")
      : `${subjectName(aspect.subject, kind, t)}${t(`pair.${aspect.pair}`)}`;
  return [
    { key: "issue", title: t("issue.title"), cell: ({ issue }) => issue, numeric: true },
    {
      key: "balls",
      title: t("results.balls"),
      cell: (result) => <Balls result={result} look={look} />,
    },
    ...aspects.map((aspect) => ({
      key: aspect.key,
      title: name(aspect),
      cell: (result: DrawResult) => <DrawOutcomeMark outcome={aspect.read(result)} />,
    })),
  ];
}

function Balls({ result, look }: { readonly result: DrawResult; readonly look: NumberTone }) {
  const { balls, special, issue } = result;
  return (
    <NumberBalls
      size="sm"
      balls={balls}
      special={special}
      digits={look.digits}
      tone={look.tone}
      label={issue}
    />
  );
}

interface OutcomesProps {
  readonly result: DrawResult;
  readonly aspects: readonly Aspect[];
}

function Outcomes({ result, aspects }: OutcomesProps) {
  return aspects.map((aspect) => (
    <DrawOutcomeMark key={aspect.key} outcome={aspect.read(result)} />
  ));
}

const card = css({
  display: "grid",
  gridTemplateColumns: "auto auto",
  alignItems: "center",
  gap: "2",
  color: "text-muted",
  fontSize: "xs",
  "& > ul": { gridColumn: "1 / -1" },
});

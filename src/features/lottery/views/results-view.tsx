// The view "results" of a draw: the last hundred, in pages.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { type AddressFields, pageField, useAddressFields } from "#lib/address-fields.ts";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { figures } from "#ui/money.tsx";
import type { Column } from "#ui/table.tsx";
import { type NumberTone, numberLook } from "../number-look.ts";
import { OutcomeMark } from "../outcome-mark.tsx";
import { type Aspect, aspectsOf } from "../statistics/aspects.ts";
import { type DrawResult, drawShape, resultsOf } from "../statistics/draw-shape.ts";
import { subjectName } from "../subject-name.ts";

const PAGE = 25;
const FIELDS: AddressFields<{ readonly page: number }> = { page: pageField() };

export function ResultsView({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const [{ page }, change] = useAddressFields(FIELDS);
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
          <span className={marks}>
            <Outcomes result={result} aspects={aspects} />
          </span>
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
      cell: (result: DrawResult) => <OutcomeMark outcome={aspect.read(result)} />,
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
  return aspects.map((aspect) => <OutcomeMark key={aspect.key} outcome={aspect.read(result)} />);
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
const marks = css({ display: "flex", justifyContent: "flex-end", gap: "1" });

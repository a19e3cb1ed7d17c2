import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { betRecordTotal } from "#contract/api/records.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { formatCount } from "#lib/text/format.ts";
import { FiguresHelp } from "#ui/overlays/figures-help.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { moneyTone } from "#ui/money/money-tone.ts";
import { SumList } from "#ui/layout/sum-list.tsx";
import { FailedLine } from "#ui/states/failed-line.tsx";

interface RecordTotalsProps {
  readonly totals: CallResult<v.InferOutput<typeof betRecordTotal.response>>;
}

/** Sums over everything the filters let through, not only the page that is shown. */
export function RecordTotals({ totals: { data, state, error, retry } }: RecordTotalsProps) {
  const { t } = useTranslation("account");
  const meanings = FIGURES.map((figure) => ({
    name: t(`record.total.${figure}`),
    meaning: t(`record.total.means.${figure}`),
  }));
  return (
    <>
      <SumList
        busy={state === "loading"}
        sums={[
          {
            name: t("record.total.count"),
            value: data && <span className={figures}>{formatCount(data.count)}</span>,
          },
          { name: t("record.total.stake"), value: data && <Money cents={data.stakeCents} /> },
          { name: t("record.total.valid"), value: data && <Money cents={data.validCents} /> },
          {
            name: t("record.total.net"),
            value: data && (
              <Money
                sign={data.netCents > 0}
                cents={data.netCents}
                className={moneyTone(data.netCents)}
              />
            ),
            help: <FiguresHelp title={t("record.total.help")} figures={meanings} />,
          },
        ]}
      />
      {state === "error" && data === undefined && <FailedLine error={error} onRetry={retry} />}
    </>
  );
}

const FIGURES = ["stake", "valid", "net"] as const;

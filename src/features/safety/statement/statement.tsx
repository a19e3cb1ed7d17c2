// What went in and out and what was played for: in the chosen days and over all time (RTS 1C).
import { useTranslation } from "react-i18next";
import { protectionStatement } from "#contract/api/protection-statement.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { useAddress } from "#lib/browser/address.ts";
import type { DayRange } from "#lib/time/day-range.ts";
import { formatTime } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { Chip } from "#ui/buttons/chip.tsx";
import { DaysField } from "#session/parts/days-field.tsx";
import { DayChips, useDaysText } from "#ui/fields/day-range.tsx";
import { ExportButton } from "#ui/actions/export-button.tsx";
import { FilterBar } from "#ui/buttons/filter-bar.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { statementCsv } from "./statement-csv.ts";
import { askedOf, STATEMENT_BY, STATEMENT_FIELDS, type StatementRange } from "./statement-range.ts";
import { StatementRows } from "./statement-rows.tsx";
import { StatementTotals } from "./statement-totals.tsx";

const MOST_A_PAGE = 100;
const NO_DAYS: DayRange = { first: "", last: "" };

export function Statement() {
  const { t } = useTranslation("safety");
  const daysText = useDaysText();
  const [{ by, days: range, page }, change] = useAddress(STATEMENT_FIELDS);
  const setRange = (next: StatementRange) => change({ days: next });
  const sums = useCall(protectionStatement, { ...askedOf("day", range), pageNum: 1, pageSize: 1 });
  const { data } = sums;
  const since = data?.since ?? null;
  const days = range === null ? t("statement.all") : `${range.first}-${range.last}`;
  return (
    <TitledCard
      title={t("statement.title")}
      note={since === null ? undefined : t("statement.since", { date: formatTime(since, "date") })}
      end={
        <ExportButton
          label={t("statement.export")}
          file={`${t("statement.title")}-${t(`statement.by.${by}`)}-${days}`}
          load={(pageNum) =>
            request(protectionStatement, { ...askedOf(by, range), pageNum, pageSize: MOST_A_PAGE })
          }
          mostPages={50}
          rowKey={({ key }) => key}
          csv={(rows) => statementCsv(rows, by, t)}
          done={(count) => t("statement.exported", { count })}
        />
      }
    >
      <FilterBar
        chosen={[range === null ? t("statement.all") : daysText(range), t(`statement.by.${by}`)]}
        choices={
          <>
            <Row wrap="wrap" gap="2">
              <DayChips value={range ?? NO_DAYS} onChange={setRange} />
              <Chip pressed={range === null} className={chip} onClick={() => setRange(null)}>
                {t("statement.all")}
              </Chip>
            </Row>
            <Segmented
              label={t("statement.byLabel")}
              options={STATEMENT_BY.map((value) => ({ value, label: t(`statement.by.${value}`) }))}
              value={by}
              onChange={(next) => change({ by: next })}
            />
          </>
        }
      >
        <DaysField value={range} onChange={setRange} />
      </FilterBar>
      <div className={totals}>
        {range !== null && (
          <StatementTotals label={t("statement.total.chosen")} sums={data?.range} />
        )}
        <StatementTotals label={t("statement.total.allTime")} sums={data?.allTime} />
      </div>
      <StatementRows by={by} range={range} page={page} onPage={(next) => change({ page: next })} />
    </TitledCard>
  );
}

const chip = css({ minHeight: { base: "10", desktop: "0" } });
const totals = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(auto-fit, minmax(20rem, 1fr))" },
  gap: "3",
});

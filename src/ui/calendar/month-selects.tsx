import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { type DayLimits, monthOf, stepMonth } from "#lib/time/calendar-days.ts";
import { Select } from "../fields/select.tsx";

interface MonthSelectsProps extends DayLimits {
  readonly month: string;
  readonly onTurn: (count: number) => void;
}

/** Year and month of the calendar below: another year is two presses away. */
export function MonthSelects({ month, min = month, max = month, onTurn }: MonthSelectsProps) {
  const { t } = useTranslation("ui");
  const first = Number(min.slice(0, 4));
  const last = Number(max.slice(0, 4));
  const years = Array.from({ length: last - first + 1 }, (_, back) => String(last - back));
  const year = month.slice(0, 4);
  const inYear = MONTHS.filter(
    (name) => `${year}-${name}` >= monthOf(min) && `${year}-${name}` <= monthOf(max),
  );
  const go = (to: string) => {
    const [low, high] = [monthOf(min), monthOf(max)];
    onTurn(monthsBetween(month, to < low ? low : to > high ? high : to));
  };
  return (
    <div className={row}>
      <Select
        label={t("calendar.year")}
        unlabelled
        options={years.map((value) => ({ value, label: t("calendar.yearOf", { year: value }) }))}
        value={year}
        onChange={(value) => go(`${value}-${month.slice(5)}`)}
      />
      <Select
        label={t("calendar.month")}
        unlabelled
        options={inYear.map((value) => ({
          value,
          label: t("calendar.monthOf", { month: Number(value) }),
        }))}
        value={month.slice(5)}
        onChange={(value) => go(`${year}-${value}`)}
      />
    </div>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, at) => stepMonth("2024-01", at).slice(5));

function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from);
}

const row = css({
  display: "grid",
  gridTemplateColumns: "1.2fr 1fr",
  gap: "2",
  marginInline: { base: "13", desktop: "10" },
  marginBottom: "2",
});

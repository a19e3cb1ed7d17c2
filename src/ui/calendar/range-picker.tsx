// Two days: pressed in a calendar, first the one, then the other, or typed. It loads when it is first opened.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { beyondLimits, type DayLimits } from "#lib/time/calendar-days.ts";
import { serverNow } from "#lib/time/clock.ts";
import { countDays, dateOf, type DayRange, daysOf, readDay } from "#lib/time/day-range.ts";
import { Button } from "../buttons/button.tsx";
import { Input } from "../fields/input.tsx";
import { useRuleForm } from "../form/use-rule-form.ts";
import { Calendar } from "./calendar.tsx";
import { DayPopup, type DayPopupProps } from "./day-popup.tsx";

export interface RangePickerProps extends DayLimits, DayPopupProps {
  readonly value: DayRange | null;
  readonly onChange: (days: DayRange) => void;
}

export function RangePicker(props: RangePickerProps) {
  const { opener, onClose, min, max } = props;
  const { t } = useTranslation("ui");
  const { form, pick, chosen, isOpen } = useRange(props);
  const status = isOpen ? "askLast" : chosen === null ? "askFirst" : "count";
  return (
    <DayPopup opener={opener} onClose={onClose} title={t("calendar.range")}>
      <Calendar
        {...{ chosen, min, max }}
        reaches={isOpen}
        status={t(`calendar.${status}`, { count: chosen === null ? 0 : countDays(chosen) })}
        onPick={pick}
      />
      <form noValidate className={typed} onSubmit={form.onSubmit}>
        <Input
          label={t("calendar.first")}
          inputMode="numeric"
          autoComplete="off"
          reserveNote
          {...form.field("first")}
        />
        <Input
          label={t("calendar.last")}
          inputMode="numeric"
          autoComplete="off"
          reserveNote
          {...form.field("last")}
        />
        <Button type="submit" tone="primary" size="lg" className={apply}>
          {t("confirm")}
        </Button>
      </form>
    </DayPopup>
  );
}

/** The typed texts are the state: the calendar shows what they mean. */
function useRange({ value, min, max, onChange, onClose }: RangePickerProps) {
  const { t } = useTranslation("ui");
  const rule = (text: string) => {
    const day = readDay(text);
    return day === null ? "format" : beyondLimits(day, { min, max });
  };
  const choose = (one: string | null, other: string | null) => {
    const days = daysOf(one ?? "", other ?? "");
    if (days === null) return;
    onChange(days);
    onClose();
  };
  const form = useRuleForm({
    values: { first: value?.first ?? "", last: value?.last ?? "" },
    rules: { first: rule, last: rule },
    say: (key) =>
      t(`calendar.${key}`, { example: dateOf(serverNow()), day: key === "early" ? min : max }),
    submit: (texts) => choose(readDay(texts.first), readDay(texts.last)),
  });
  const first = readDay(form.values.first);
  const last = readDay(form.values.last);
  const isOpen = first !== null && form.values.last === "";
  const pick = (day: string) => {
    if (isOpen) return choose(first, day);
    form.set("first", day);
    form.set("last", "");
  };
  return { form, pick, isOpen, chosen: daysOf(first ?? last ?? "", last ?? first ?? "") };
}

const typed = css({
  display: "grid",
  gridTemplateColumns: { base: "1fr 1fr", desktop: "1fr 1fr auto" },
  alignItems: "start",
  columnGap: "3",
  paddingTop: "2",
  borderTop: "thin",
});
const apply = css({
  gridColumn: { base: "1 / -1", desktop: "auto" },
  // Beside the fields, above the lines of their notes.
  alignSelf: { desktop: "end" },
  marginBottom: { desktop: "7" },
});

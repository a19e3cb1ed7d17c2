// One day, possibly years ago. It loads when it is first opened.
import { useTranslation } from "react-i18next";
import type { DayLimits } from "#lib/time/calendar-days.ts";
import { daysOf, readDay } from "#lib/time/day-range.ts";
import { Calendar } from "./calendar.tsx";
import { DayPopup, type DayPopupProps } from "./day-popup.tsx";

export interface DatePickerProps extends DayLimits, DayPopupProps {
  /** As typed. */
  readonly value: string;
  readonly onPick: (day: string) => void;
}

export function DatePicker({ opener, onClose, value, min, max, onPick }: DatePickerProps) {
  const { t } = useTranslation("ui");
  const day = readDay(value) ?? "";
  return (
    <DayPopup opener={opener} onClose={onClose} title={t("days.choose")}>
      <Calendar
        far
        chosen={daysOf(day, day)}
        {...{ min, max }}
        status={t("days.choose")}
        onPick={(picked) => {
          onPick(picked);
          onClose();
        }}
      />
    </DayPopup>
  );
}

// A day to be typed, with a button that opens the calendar, which loads then.
import { CalendarDays } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DayLimits } from "#lib/time/calendar-days.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Input, type InputProps } from "#ui/fields/input.tsx";
import { DayPicker } from "./day-picker.ts";

interface DateFieldProps extends Omit<InputProps, "min" | "max">, DayLimits {
  /** What is typed: the rule of the field reads it with `readDay`. */
  readonly typed: string;
  readonly onPick: (day: string) => void;
}

export function DateField({ typed, onPick, min, max, ...input }: DateFieldProps) {
  const { t } = useTranslation("ui");
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Input
        {...input}
        inputMode="numeric"
        end={
          <IconButton
            ref={opener}
            size="sm"
            icon={CalendarDays}
            label={t("days.choose")}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {open && (
        <Suspense>
          <DayPicker
            kind="day"
            {...{ opener, min, max, onPick }}
            value={typed}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

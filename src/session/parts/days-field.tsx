// A range of days as one field: it shows the dates and opens the calendar, which loads then.
import { CalendarDays, ChevronDown } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { dateOf, type DayRange, datesText } from "#lib/time/day-range.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { field, fieldBox, fieldLabel, fieldTrigger } from "#ui/fields/field-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { DayPicker } from "./day-picker.ts";

interface DaysFieldProps {
  /** Null: no days are chosen. */
  readonly value: DayRange | null;
  /** Days up to today. */
  readonly onChange: (days: DayRange) => void;
}

export function DaysField({ value, onChange }: DaysFieldProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className={field}>
      <span id={id} className={fieldLabel}>
        {t("days.label")}
      </span>
      <PlainButton
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id} ${id}-days`}
        className={cx(fieldBox, fieldTrigger)}
        onClick={() => setOpen(!open)}
      >
        <Icon as={CalendarDays} />
        <span id={`${id}-days`} className={text}>
          {value === null ? t("days.choose") : datesText(value)}
        </span>
        <Icon as={ChevronDown} />
      </PlainButton>
      {open && (
        <Suspense>
          <DayPicker
            kind="range"
            opener={opener}
            value={value}
            max={dateOf(serverNow())}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const text = css({ flex: "1", minWidth: "0", truncate: true, textStyle: "figures" });

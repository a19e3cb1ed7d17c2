import { useTranslation } from "react-i18next";
import { brand } from "#brand/brand.ts";
import { readDay } from "#lib/time/day-range.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { DateField } from "#session/parts/date-field.tsx";
import { birthdayFault, birthdayRange } from "./birthday.ts";
import { dayText } from "./day-text.ts";
import { OnceForm } from "./once-form.tsx";

const FAULTS = {
  missing: "fault.birthdayMissing",
  wrong: "fault.birthday",
  underAge: "fault.underAge",
} as const;

export function BirthdayForm() {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { minimumAge } = brand().legal;
  return (
    <OnceForm
      name="birthday"
      rule={(value) => {
        const fault = birthdayFault(value, { now: serverNow(), minimumAge });
        return fault === null ? null : FAULTS[fault];
      }}
      toFact={(typed) => ({ birthday: readDay(typed) ?? typed })}
      say={(typed) => dayText(readDay(typed) ?? typed, locale)}
    >
      {(form) => (
        <DateField
          label={t("item.birthday")}
          autoComplete="bday"
          hint={t("hint.birthday", { age: minimumAge })}
          {...birthdayRange(serverNow(), minimumAge)}
          placeholder="1990-01-31"
          typed={form.values.value}
          onPick={(day) => form.set("value", day)}
          {...form.field("value")}
        />
      )}
    </OnceForm>
  );
}

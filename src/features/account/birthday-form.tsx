import { CalendarDays } from "lucide-react";
import { useTranslation } from "react-i18next";
import { brand } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Input } from "#ui/fields/input.tsx";
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
      toFact={(birthday) => ({ birthday })}
      say={(birthday) => dayText(birthday, locale)}
    >
      {(form) => (
        <Input
          type="date"
          label={t("item.birthday")}
          icon={CalendarDays}
          autoComplete="bday"
          hint={t("hint.birthday", { age: minimumAge })}
          {...birthdayRange(serverNow())}
          {...form.field("value")}
        />
      )}
    </OnceForm>
  );
}

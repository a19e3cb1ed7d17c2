import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { GENDERS } from "#contract/api/member.ts";
import { FieldNote } from "#ui/fields/field-note.tsx";
import { fieldLabel } from "#ui/fields/field-style.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { OnceForm, type OnceValue } from "./once-form.tsx";

const genderOf = (value: string) => GENDERS.find((gender) => gender === value);

export function GenderForm() {
  const { t } = useTranslation("account");
  return (
    <OnceForm
      name="gender"
      rule={(value) => (genderOf(value) === undefined ? "fault.gender" : null)}
      toFact={(value) => ({ gender: genderOf(value) ?? "male" })}
      say={(value) => t(`gender.${value}`)}
    >
      {(form) => <GenderField form={form} />}
    </OnceForm>
  );
}

function GenderField({ form }: { readonly form: OnceValue }) {
  const { t } = useTranslation("account");
  const error = form.error("value");
  const label = t("item.gender");
  return (
    <div className={css({ display: "grid", gap: "2", justifyItems: "start" })}>
      <span aria-hidden="true" className={fieldLabel}>
        {label}
      </span>
      <Segmented
        label={label}
        options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
        value={genderOf(form.values.value) ?? ""}
        onChange={(value) => form.set("value", value)}
      />
      {error !== undefined && <FieldNote tone="error">{error}</FieldNote>}
    </div>
  );
}

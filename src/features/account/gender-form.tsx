import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { GENDERS } from "#contract/api/member.ts";
import { fieldLabel, fieldNote } from "../../ui/field-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { OnceForm } from "./once-form.tsx";
import type { RuledForm } from "./use-ruled-form.ts";

const genderOf = (value: string) => GENDERS.find((gender) => gender === value);

export function GenderForm() {
  const { t } = useTranslation("account");
  return (
    <OnceForm
      check={({ value }) => ({ value: genderOf(value) === undefined ? "gender" : undefined })}
      toFact={(value) => ({ gender: genderOf(value) ?? "male" })}
      say={(value) => t(`gender.${value}`)}
    >
      {(form) => <GenderField form={form} />}
    </OnceForm>
  );
}

function GenderField({ form }: { readonly form: RuledForm<{ value: string }> }) {
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
      {error !== undefined && (
        <p role="alert" data-tone="error" className={fieldNote}>
          <Icon as={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}

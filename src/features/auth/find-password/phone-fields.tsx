// A phone number in two parts: its country, from the server's list, and the number.
import { Smartphone } from "lucide-react";
import { useController, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Input } from "../../../ui/input.tsx";
import { areaKey, nationalDigits } from "./country-areas.ts";
import { CountryPicker } from "./country-picker.tsx";
import { LinkButton } from "../link-button.tsx";
import { phoneOfArea } from "./phone-rule.ts";
import type { Find } from "./use-find.ts";
import { useFindErrors } from "./use-find-errors.ts";

export function PhoneFields({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { form, areas } = find;
  const { control } = form;
  const { isSubmitted } = useFormState({ control });
  const country = useController({ control, name: "area" });
  const area = find.area(country.field.value);
  const phone = useController({
    control,
    name: "phone",
    rules: {
      validate: (digits, values) => phoneOfArea(digits, find.area(values.area)) ?? true,
    },
  });
  return (
    <div className={frame}>
      <CountryPicker
        areas={areas.data ?? []}
        value={area}
        disabled={areas.data === undefined}
        onChange={(next) => {
          country.field.onChange(areaKey(next));
          if (isSubmitted) void form.trigger("phone");
        }}
      />
      <Input
        {...phone.field}
        label={t("find.phone.label")}
        placeholder={t("find.phone.placeholder")}
        icon={Smartphone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={useFindErrors(find).phone}
        // No `maxLength`: it would cut a pasted number before its country code is taken off.
        onChange={(event) =>
          phone.field.onChange(nationalDigits(event.target.value, area.areaCode))
        }
      />
      <AreasState find={find} />
    </div>
  );
}

/** Without the list the form still works for the default country. */
function AreasState({ find: { areas } }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const failed = areas.state === "error" || areas.state === "empty";
  return (
    <div aria-live="polite" className={remark}>
      {areas.state === "loading" && t("find.area.loading")}
      {failed && (
        <>
          {t("find.area.failed")}
          <LinkButton onClick={areas.retry}>{t("find.area.retry")}</LinkButton>
        </>
      )}
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "[minmax(0, 8.5rem) minmax(0, 1fr)]",
  alignItems: "start",
  columnGap: "3",
});

const remark = css({
  gridColumn: "[1 / -1]",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  color: "text-muted",
  fontSize: "xs",
  "&:not(:empty)": { marginTop: "2" },
});

import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { FindValues } from "./find-values.ts";
import type { Find } from "./use-find.ts";

type FieldTexts = { readonly [Field in keyof FindValues]: string | undefined };

/** What stands under the fields: the rules' messages, and the server's about the code. */
export function useFindErrors({ form, state }: Find): FieldTexts {
  const { t } = useTranslation("auth");
  const { errors } = useFormState({ control: form.control });
  const text = (field: keyof FindValues) => {
    const key = errors[field]?.message;
    return key === undefined || key === "" ? undefined : t(key);
  };
  const refused = state.refusal?.step === 1 ? state.refusal.message : undefined;
  return {
    name: text("name"),
    area: text("area"),
    phone: text("phone"),
    email: text("email"),
    code: text("code") ?? refused,
    password: text("password"),
    secondPassword: text("secondPassword"),
  };
}

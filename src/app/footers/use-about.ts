import { useTranslation } from "react-i18next";
import { brand } from "#brand/brand.ts";
import { useLocale } from "#session/preferences/locale.ts";

/** One sentence on operator, licence and age. */
export function useAbout(): string {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const { legal, name } = brand();
  return t("footer.about", {
    name: name[locale],
    operator: legal.operatorName[locale],
    licence: legal.licence,
    age: legal.minimumAge,
  });
}

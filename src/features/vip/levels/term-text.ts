import { useTranslation } from "react-i18next";
import { formatCents } from "#lib/text/format.ts";
import type { TermValue } from "./level-terms.ts";

/** A term as printed: `¥ 188`, `5 次`, `—`. */
export function useTermText(): (value: TermValue) => string {
  const { t } = useTranslation("vip");
  return (value) => {
    if (value.kind === "cents") return formatCents(value.cents);
    if (value.kind === "count") return t("value.count", { count: value.count });
    return value.word === "none" ? t("none") : t(`value.${value.word}`);
  };
}

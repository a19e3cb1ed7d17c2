import { useTranslation } from "react-i18next";
import type { ShownLine } from "#domain/safety/lines.ts";

/** The name of a help line in the language of the site, where the site has one. */
export function useLineName(): (line: ShownLine) => string {
  const { t } = useTranslation("duties");
  return ({ key, name }) => (key === undefined || key === "therapy" ? name : t(`help.line.${key}`));
}

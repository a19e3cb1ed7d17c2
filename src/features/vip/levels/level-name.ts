import { useTranslation } from "react-i18next";
import type { VipLevel } from "#contract/api/vip.ts";
import { levelOf } from "./level-progress.ts";

/** `VIP3 黄金`; a level that the table lacks is `VIP3`. */
export function useLevelName(levels: readonly VipLevel[]): (level: number) => string {
  const { t } = useTranslation("vip");
  return (level) => {
    const known = levelOf(levels, level);
    return known === null ? t("short", { level }) : t("name", { level, name: known.name });
  };
}

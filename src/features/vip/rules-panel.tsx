import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { TitledCard } from "#ui/titled-card.tsx";
import type { LevelTable } from "./level-terms.ts";

const RULES = ["count", "up", "keep", "again", "void"] as const;

export function RulesPanel({ table }: { readonly table: LevelTable }) {
  const { t } = useTranslation("vip");
  return (
    <TitledCard content="toEdges" title={t("rules.title")}>
      <ul className={list}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, { days: table.keepDays })}</li>
        ))}
      </ul>
    </TitledCard>
  );
}

const list = css({
  display: "grid",
  gap: "2",
  paddingLeft: { base: "8", desktop: "10" },
  paddingRight: { base: "4", desktop: "6" },
  paddingBottom: "4",
  listStyleType: "[disc]",
  fontSize: "sm",
  "& li::marker": { color: "text-muted" },
});

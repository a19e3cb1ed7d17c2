import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { figures } from "#ui/money/money.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

interface WithoutPartsProps {
  readonly rows: readonly { readonly name: string; readonly odds: string }[];
}

/** What a combination pays when one of its selections is void and the others win; opened on request. */
export function WithoutParts({ rows }: WithoutPartsProps) {
  const { t } = useTranslation("sport");
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className={summary}>
        {t("view.combined.without")}
        <Icon as={ChevronDown} size={0.875} />
      </summary>
      <dl className={list}>
        {rows.map(({ name, odds }) => (
          <div key={name}>
            <dt>{t("view.combined.withoutOne", { name })}</dt>
            <dd className={figures}>{odds}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const summary = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "9", desktop: "target" },
  color: "link",
  fontWeight: "semibold",
  "details[open] > &": { "& svg": { rotate: "180deg" } },
});
const list = css({
  display: "grid",
  gap: "0-5",
  "& > div": { display: "flex", justifyContent: "space-between", gap: "2" },
  "& dt": { color: "text-muted" },
  "& dd": { color: "text-strong" },
});

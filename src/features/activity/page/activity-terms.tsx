// The operator's legal text.
import { useTranslation } from "react-i18next";
import type { Activity } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { TitledCard } from "#ui/titled-card.tsx";

export function ActivityTerms({ terms }: Pick<Activity, "terms">) {
  const { t } = useTranslation("activity");
  if (terms.length === 0) return null;
  return (
    <TitledCard title={t("terms.title")}>
      {terms.map(({ title, lines }) => (
        <div key={title}>
          <h3 className={heading}>{title}</h3>
          <ul className={list}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </TitledCard>
  );
}

const heading = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const list = css({
  display: "grid",
  gap: "1",
  marginTop: "1-5",
  color: "text",
  fontSize: "sm",
  lineHeight: "1-6",
});

// Links to the published rules, when the site has them.
import { BookOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { hasPage } from "#brand/brand.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

const RULES = ["rqgl", "dxqgl", "tywt"] as const;

export function RuleLinks() {
  const { t } = useTranslation("sport");
  const found = RULES.filter((rule) => hasPage(`/app/help/${rule}`));
  if (found.length === 0) return null;
  return (
    <p className={line}>
      <Icon as={BookOpen} />
      {t("detail.rules")}
      {found.map((rule) => (
        <TextLink key={rule} to={`/app/help/${rule}`}>
          {t(`detail.rule.${rule}`)}
        </TextLink>
      ))}
    </p>
  );
}

const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
  color: "text-muted",
  fontSize: "xs",
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: { base: "10", desktop: "target" },
  },
});

import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { cardStyle } from "#ui/card.tsx";
import { RuleList } from "#ui/rule-list.tsx";
import { SectionHead } from "#ui/section-head.tsx";

const DO = ["material", "honest", "law"] as const;
const DONT = ["minors", "spam", "promise", "money", "own"] as const;

export function AgentRules() {
  const { t } = useTranslation("agent");
  const age = brand().legal.minimumAge;
  return (
    <section aria-labelledby="agent-rules">
      <SectionHead id="agent-rules" title={t("rules.title")} />
      <div className={grid}>
        <div className={cx(cardStyle, side)}>
          <h3 className={heading}>{t("rules.may")}</h3>
          <RuleList tone="may" rules={DO.map((rule) => t(`rules.do.${rule}`, { age }))} />
        </div>
        <div className={cx(cardStyle, side)}>
          <h3 className={heading}>{t("rules.mayNot")}</h3>
          <RuleList tone="mayNot" rules={DONT.map((rule) => t(`rules.dont.${rule}`))} />
        </div>
      </div>
      <p className={css({ marginTop: "4", color: "text-muted", fontSize: "sm" })}>
        {t("rules.breach")}
      </p>
    </section>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  gap: { base: "3", desktop: "4" },
});

const side = css({ padding: "card-pad" });
const heading = css({ marginBottom: "4", color: "text-strong", fontWeight: "bold" });

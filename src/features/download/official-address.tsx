import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { siteAddress } from "#lib/browser/site-address.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { CopyField } from "#ui/actions/copy-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { RuleList } from "#ui/text/rule-list.tsx";

const RULES = ["file", "profile", "code"] as const;

/** The official address, and a warning about what it never sends. */
export function OfficialAddress() {
  const { t } = useTranslation("download");
  return (
    <section aria-labelledby="download-safe" className={cx(cardStyle, frame)}>
      <div className={css({ display: "grid", gap: "4" })}>
        <div>
          <h2 id="download-safe" className={heading}>
            <Icon as={ShieldCheck} />
            {t("safe.title")}
          </h2>
          <p className={css({ marginTop: "2", color: "text" })}>{t("safe.text")}</p>
        </div>
        <CopyField label={t("safe.origin")} value={siteAddress("")} />
      </div>
      <RuleList tone="may" rules={RULES.map((rule) => t(`safe.rules.${rule}`))} />
    </section>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  alignItems: "center",
  gap: { base: "5", desktop: "10" },
  padding: { base: "5", desktop: "8" },
});

const heading = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  color: "text-strong",
  textStyle: "display",
  fontSize: "xl",
  "& svg": { color: "success" },
});

import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { formatYear } from "#lib/text/format.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { AgeMark } from "./age-mark.tsx";

export function FooterLegal() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const { legal, name } = brand();
  return (
    <div className={row}>
      <AgeMark />
      <span className={seal}>
        <Icon as={ShieldCheck} size={1.75} />
      </span>
      <div className={css({ display: "grid", gap: "1" })}>
        <p>{t("footer.risk")}</p>
        <p>
          {t("footer.licence", { licence: legal.licence, operator: legal.operatorName[locale] })}
        </p>
        <p>{t("footer.copyright", { name: name[locale], year: formatYear(serverNow()) })}</p>
      </div>
    </div>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: {
    base: "auto minmax(0, 1fr)",
    desktop: "auto auto minmax(0, 1fr)",
  },
  alignItems: "center",
  gap: { base: "3", desktop: "6" },
  paddingTop: { base: "4", desktop: "6" },
  paddingBottom: { base: "4", desktop: "9" },
  borderTop: "footer",
});

const seal = css({
  display: { base: "none", desktop: "grid" },
  placeItems: "center",
  width: "14",
  height: "14",
  border: "[1px dashed currentColor]",
  borderRadius: "pill",
  fontSize: "md",
});

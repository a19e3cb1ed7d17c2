import { CircleQuestionMark, Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { formatClock } from "#lib/format.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { useNow } from "#lib/use-now.ts";
import { EditionToggle, LocaleToggle } from "../toggle-buttons.tsx";
import { HELP_HOME } from "../help-links.ts";
import { useWrap } from "../wrap.ts";
import { PlainButton } from "#ui/plain-button.tsx";

/** The thin bar above the header. */
export function UtilityStrip() {
  const { t } = useTranslation("shell");
  return (
    <section aria-label={t("strip.label")} data-ground="strip" className={strip}>
      <div className={cx(useWrap(), line)}>
        <SiteClock />
        <span className={warning}>{t("strip.age", { age: brand().legal.minimumAge })}</span>
        <div className={end}>
          {hasPage(HELP_HOME) && (
            <Link to={HELP_HOME} data-tour="help" className={item}>
              <Icon as={CircleQuestionMark} />
              {t("help.name")}
            </Link>
          )}
          <PlainButton data-tour="service" className={item} onClick={askCustomerService}>
            <Icon as={Headset} />
            {t("service.name")}
          </PlainButton>
          <EditionToggle className={item} />
          <LocaleToggle className={item} />
        </div>
      </div>
    </section>
  );
}

/** The site's time, which every printed time follows. */
export function SiteClock() {
  const now = useNow();
  return <time className={figures}>GMT+8 {formatClock(now)}</time>;
}

const strip = css({
  display: { base: "none", desktop: "block" },
  background: "strip",
  color: "strip-text",
  fontSize: "2xs",
});

const line = css({ display: "flex", alignItems: "center", gap: "5", height: "9" });
const warning = css({ truncate: true });
const end = css({ display: "flex", alignItems: "center", gap: "5", marginLeft: "auto" });

const item = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  height: "full",
  minHeight: "target",
  cursor: "pointer",
  whiteSpace: "nowrap",
  _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
});

import { CircleQuestionMark, Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { formatClock } from "#lib/text/format.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { EditionToggle, LocaleToggle } from "../shell/toggle-buttons.tsx";
import { HelpInStrip } from "../page/help-bar.tsx";
import { HELP_HOME } from "../shell/help-links.ts";
import { useWrap } from "../page/wrap.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

/** The thin bar above the header. */
export function UtilityStrip() {
  const { t } = useTranslation("shell");
  return (
    <section aria-label={t("strip.label")} data-ground="strip" className={strip}>
      <Row align="center" gap="5" height="9" className={useWrap()}>
        <SiteClock />
        <Text as="span" truncate>
          {t("strip.age", { age: brand().legal.minimumAge })}
        </Text>
        <HelpInStrip />
        <Row align="center" gap="5" marginLeft="auto">
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
        </Row>
      </Row>
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

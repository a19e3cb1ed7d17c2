import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { Box, Row } from "#styled/jsx/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { formatYear } from "#lib/text/format.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { HELP_HOME } from "../shell/help-links.ts";
import { useLegalLinks } from "../shell/legal-links.ts";
import { useSiteLinks } from "../shell/site-links.ts";
import { AgeMark } from "./age-mark.tsx";
import { openPayments } from "./payments.ts";
import { useAbout } from "./use-about.ts";
import { footerLink } from "./footer-link.ts";

/** One line: age, licence, rules, ways to pay. */
export function Footer() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <footer data-ground="footer" className={foot}>
      <AgeMark size="sm" />
      <Box flex="from-80">
        <p>{useAbout()}</p>
        <p>
          {t("footer.copyright", { name: brand().name[locale], year: formatYear(serverNow()) })}
        </p>
      </Box>
      <Row as="ul" wrap="wrap" columnGap="5" rowGap="1">
        {hasPage(HELP_HOME) && (
          <li>
            <Link to={HELP_HOME} className={footerLink}>
              {t("help.name")}
            </Link>
          </li>
        )}
        {[...useLegalLinks(), ...useSiteLinks()].map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={footerLink}>
              {link.label}
            </Link>
          </li>
        ))}
        <li>
          <a href={`mailto:${brand().legal.contact}`} className={footerLink}>
            {t("footer.mail")}
          </a>
        </li>
      </Row>
      <Row as="ul" gap="3" size="md">
        {openPayments().map((payment) => (
          <li key={payment.key} title={t(`footer.payments.${payment.key}`)}>
            <Icon as={payment.icon} />
            <span className={srOnly}>{t(`footer.payments.${payment.key}`)}</span>
          </li>
        ))}
      </Row>
    </footer>
  );
}

const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "6",
  rowGap: "3",
  marginTop: "6",
  paddingTop: "5",
  paddingBottom: { base: "22-safe", desktop: "5" },
  paddingLeft: "4",
  // Room for the floating bar.
  paddingRight: { base: "4", desktop: "20" },
  background: "footer",
  borderTop: "footer",
  color: "footer-text",
  fontSize: "2xs",
});

import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { serverNow } from "#lib/clock.ts";
import { formatYear } from "#lib/format.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Icon } from "#ui/icon.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { HELP_HOME } from "../help-links.ts";
import { useLegalLinks } from "../legal-links.ts";
import { useSiteLinks } from "../site-links.ts";
import { AgeMark } from "./age-mark.tsx";
import { openPayments } from "./payments.ts";
import { useAbout } from "./use-about.ts";

/** One line: age, licence, rules, ways to pay. */
export function Footer() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <footer data-ground="footer" className={foot}>
      <AgeMark size="sm" />
      <div className={css({ flex: "[1 1 20rem]" })}>
        <p>{useAbout()}</p>
        <p>
          {t("footer.copyright", { name: brand().name[locale], year: formatYear(serverNow()) })}
        </p>
      </div>
      <ul className={links}>
        {hasPage(HELP_HOME) && (
          <li>
            <Link to={HELP_HOME} className={linkStyle}>
              {t("help.name")}
            </Link>
          </li>
        )}
        {[...useLegalLinks(), ...useSiteLinks()].map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={linkStyle}>
              {link.label}
            </Link>
          </li>
        ))}
        <li>
          <a href={`mailto:${brand().legal.contact}`} className={linkStyle}>
            {t("footer.mail")}
          </a>
        </li>
      </ul>
      <ul className={payments}>
        {openPayments().map((payment) => (
          <li key={payment.key} title={t(`footer.payments.${payment.key}`)}>
            <Icon as={payment.icon} />
            <span className={srOnly}>{t(`footer.payments.${payment.key}`)}</span>
          </li>
        ))}
      </ul>
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

const links = css({ display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "1" });
const payments = css({ display: "flex", gap: "3", fontSize: "md" });

const linkStyle = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: { base: "10", desktop: "target" },
  _hover: { color: "footer-strong", textDecoration: "underline", textUnderlineOffset: "3px" },
});

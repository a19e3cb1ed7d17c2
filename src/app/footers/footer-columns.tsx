import { Headset, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { brand } from "../../brand/brand.ts";
import { askCustomerService } from "../../session/overlays/customer-service.ts";
import { useLocale } from "../../session/preferences/locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { useHelpLinks } from "../help-links.ts";
import { useLegalLinks } from "../legal-links.ts";
import { useNav } from "../nav/use-nav.ts";
import { useSiteLinks } from "../site-links.ts";
import { footerButton } from "./footer-button.ts";
import { useAbout } from "./use-about.ts";
import { PlainButton } from "../../ui/plain-button.tsx";

/** Who runs the site, its venues, help and rules; only links that lead somewhere. */
export function FooterColumns() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const site = useSiteLinks();
  return (
    <div className={columns}>
      <div>
        <BrandMark size="footer" className={css({ marginBottom: "4" })} />
        <p>{useAbout()}</p>
        <p className={css({ marginTop: "2" })}>{brand().description[locale]}</p>
        <div className={contacts}>
          <PlainButton className={footerButton} onClick={askCustomerService}>
            <Icon as={Headset} />
            {t("service.name")}
          </PlainButton>
          <a href={`mailto:${brand().legal.contact}`} className={footerButton}>
            <Icon as={Mail} />
            {t("footer.mail")}
          </a>
        </div>
      </div>
      <VenueColumn />
      <LinkColumn title={t("help.name")} links={useHelpLinks()} />
      <LinkColumn
        title={t(site.length === 0 ? "footer.rules" : "footer.rulesAndMore")}
        links={[...useLegalLinks(), ...site]}
      />
      <Column title={t("footer.responsible.title")}>
        {["age", "means", "time", "loss"].map((key) => (
          <li key={key}>{t(`footer.responsible.${key}`, { age: brand().legal.minimumAge })}</li>
        ))}
      </Column>
    </div>
  );
}

/** Categories with the venues behind them: text, since a venue needs a login. */
function VenueColumn() {
  const { t } = useTranslation("shell");
  const venues = useNav().entries.filter((entry) => (entry.category?.venues.length ?? 0) > 0);
  if (venues.length === 0) return null;
  return (
    <Column title={t("footer.venues")}>
      {venues.map(({ key, category }) => (
        <li key={key} className={css({ display: "flex", gap: "3" })}>
          <b className={css({ flex: "none", color: "footer-strong", fontWeight: "medium" })}>
            {t(`nav.${key}`)}
          </b>
          <span>{category?.venues.join(" · ")}</span>
        </li>
      ))}
    </Column>
  );
}

interface LinkColumnProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

function LinkColumn({ title, links }: LinkColumnProps) {
  if (links.length === 0) return null;
  return (
    <Column title={title}>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} className={footerLink}>
            {link.label}
          </Link>
        </li>
      ))}
    </Column>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className={heading}>{title}</h2>
      <ul className={css({ display: "grid", gap: { base: "1", desktop: "2" } })}>{children}</ul>
    </div>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "1fr", desktop: "1.5fr 1.8fr 0.8fr 0.7fr 1fr" },
  gap: { base: "8", desktop: "10" },
  paddingBlock: { base: "8", desktop: "10" },
});

const contacts = css({ display: "flex", flexWrap: "wrap", gap: "2", marginTop: "4" });
const heading = css({
  marginBottom: "3-5",
  color: "footer-strong",
  fontSize: "sm",
  fontWeight: "semibold",
});

const footerLink = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: { base: "10", desktop: "target" },
  _hover: { color: "footer-strong", textDecoration: "underline", textUnderlineOffset: "3px" },
});

import { ChevronDown, Headset, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { BrandMark } from "../shell/brand-mark.tsx";
import { useHelpLinks } from "../shell/help-links.ts";
import { useLegalLinks } from "../shell/legal-links.ts";
import { useNav } from "../nav/use-nav.ts";
import { useSiteLinks } from "../shell/site-links.ts";
import { footerButton } from "./footer-button.ts";
import { openPayments } from "./payments.ts";
import { useAbout } from "./use-about.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { footerLink } from "./footer-link.ts";

/** Who runs the site, its venues, help and rules; only links that lead somewhere. */
export function FooterColumns() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const site = useSiteLinks();
  const desktop = useDesktop();
  return (
    <div className={columns}>
      <div className={about}>
        <BrandMark size="footer" />
        <div className={words}>
          <p>{useAbout()}</p>
          {desktop && <p>{brand().description[locale]}</p>}
        </div>
        <Row wrap="wrap" gap="2" marginTop={{ desktop: "4" }}>
          <PlainButton className={footerButton} onClick={askCustomerService}>
            <Icon as={Headset} />
            {t("service.name")}
          </PlainButton>
          <a href={`mailto:${brand().legal.contact}`} className={footerButton}>
            <Icon as={Mail} />
            {t("footer.mail")}
          </a>
        </Row>
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
      {!desktop && <PaymentsColumn />}
    </div>
  );
}

/** On desktops a row of its own. */
function PaymentsColumn() {
  const { t } = useTranslation("shell");
  const payments = openPayments();
  if (payments.length === 0) return null;
  return (
    <Column title={t("footer.payments.title")}>
      {payments.map(({ key }) => (
        <li key={key}>{t(`footer.payments.${key}`)}</li>
      ))}
    </Column>
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
        <Row as="li" key={key} gap="3">
          <Text as="b" flex="none" color="footer-strong" weight="medium">
            {t(`nav.${key}`)}
          </Text>
          <span>{category?.venues.join(" · ")}</span>
        </Row>
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

/** On phones it opens on a press, so that the footer is shorter than the window. */
function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const list = (
    <Stack as="ul" gap={{ base: "1", desktop: "2" }}>
      {children}
    </Stack>
  );
  if (useDesktop()) {
    return (
      <div>
        <Text as="h2" marginBottom="3-5" color="footer-strong" size="sm" weight="semibold">
          {title}
        </Text>
        {list}
      </div>
    );
  }
  return (
    <details className={fold}>
      <summary className={foldHead}>
        <h2>{title}</h2>
        <Icon as={ChevronDown} size={1} />
      </summary>
      {list}
    </details>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "1.5fr 1.8fr 0.8fr 0.7fr 1fr" },
  gap: { desktop: "10" },
  paddingTop: { base: "5", desktop: "10" },
  paddingBottom: { desktop: "10" },
});
const about = css({
  display: { base: "flex", desktop: "block" },
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  paddingBottom: { base: "4", desktop: "0" },
});
const words = css({
  display: "grid",
  gap: "2",
  order: { base: "1", desktop: "0" },
  marginTop: { desktop: "4" },
});
const fold = css({
  borderTop: "footer",
  "&[open]": { paddingBottom: "3" },
  "&[open] > summary svg": { transform: "rotate(180deg)" },
});
const foldHead = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "finger",
  color: "footer-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  "&::-webkit-details-marker": { display: "none" },
});

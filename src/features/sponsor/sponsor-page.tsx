// Sponsors of the site, as the server lists them.
import { Handshake, Scale, ShieldCheck, Sprout } from "lucide-react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { brand, hasPage } from "#brand/brand.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { FactCards } from "#ui/fact-cards.tsx";
import { Icon } from "#ui/icon.tsx";
import { pageColumn } from "#ui/page-column.ts";
import { PageHero } from "#ui/page-hero.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { SponsorContact } from "./sponsor-contact.tsx";
import { SponsorList } from "./sponsor-list.tsx";

const WAYS = [
  { key: "fair", icon: Scale },
  { key: "adult", icon: ShieldCheck },
  { key: "local", icon: Sprout },
] as const;
const HELP = PAGES.helpPartners;

export function Page() {
  const { t } = useTranslation("sponsor");
  const { art, legal } = brand();
  return (
    <>
      <PageHero
        kicker={t("kicker")}
        title={t("title")}
        text={t("text")}
        art={art.scenes["sponsor"] ?? art.hero}
        actions={
          <>
            <a
              href={`mailto:${legal.contact}`}
              className={buttonStyle({ tone: "light", size: "lg" })}
            >
              <Icon as={Handshake} />
              {t("join.mail")}
            </a>
            {hasPage(HELP) && (
              <ButtonLink to={HELP} tone="glass" size="lg">
                {t("join.help")}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={pageColumn}>
        <SponsorList />
        <section aria-labelledby="sponsor-ways">
          <SectionHead id="sponsor-ways" title={t("ways.title")} />
          <FactCards
            facts={WAYS.map(({ key, icon }) => ({
              icon,
              title: t(`ways.${key}.title`),
              text: t(`ways.${key}.text`),
            }))}
          />
        </section>
        <SponsorContact />
      </div>
    </>
  );
}

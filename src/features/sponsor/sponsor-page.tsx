// Sponsors of the site, as the server lists them.
import { Handshake, Scale, ShieldCheck, Sprout } from "lucide-react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { brand, hasPage } from "#brand/brand.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { FactCards } from "#ui/layout/fact-cards.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { pageColumn } from "#ui/layout/page-column.ts";
import { PageHero } from "#ui/layout/page-hero.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { SponsorList } from "./sponsor-list.tsx";
import { css, cx } from "#styled/css/index.js";
import { Box, Heading } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { CopyField } from "#ui/actions/copy-field.tsx";

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

/** How somebody who wants to be sponsored writes to the operator. */
function SponsorContact() {
  const { t } = useTranslation("sponsor");
  return (
    <section aria-labelledby="sponsor-join" className={cx(cardStyle, frame)}>
      <div>
        <Heading id="sponsor-join" textStyle="display" size="xl">
          {t("join.title")}
        </Heading>
        <Box as="p" marginTop="2" maxWidth="160">
          {t("join.text")}
        </Box>
      </div>
      <CopyField label={t("join.address")} value={brand().legal.contact} />
    </section>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 1fr) minmax(0, 24rem)",
  },
  alignItems: "center",
  gap: { base: "5", desktop: "10" },
  padding: { base: "5", desktop: "8" },
});

// How to take the site along: there is nothing to install, so each platform is told how to put the site
// itself on its screen.
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { siteAddress } from "#lib/browser/site-address.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { PhoneFrame } from "#brand/phone-frame.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { copyText } from "#ui/actions/copy-text.ts";
import { FaqList } from "#ui/layout/faq-list.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { pageColumn } from "#ui/layout/page-column.ts";
import { PageHero } from "#ui/layout/page-hero.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { OfficialAddress } from "./official-address.tsx";
import { PlatformTabs } from "./platform-tabs.tsx";

const QUESTIONS = ["install", "sync", "lost", "remove"] as const;

export function Page() {
  const { t } = useTranslation("download");
  const { art, name } = brand();
  const shown = name[useLocale()];
  return (
    <>
      <PageHero
        kicker={t("kicker")}
        title={t("title", { name: shown })}
        text={t("text")}
        art={art.hero}
        actions={
          <Button tone="light" size="lg" onClick={() => void copyText(siteAddress())}>
            <Icon as={Copy} />
            {t("copy")}
          </Button>
        }
        aside={
          <div className={device}>
            <PhoneFrame opening="hero" />
          </div>
        }
      />
      <div className={pageColumn}>
        <PlatformTabs />
        <OfficialAddress />
        <section aria-labelledby="download-faq">
          <SectionHead id="download-faq" title={t("faq.title")} />
          <FaqList
            items={QUESTIONS.map((key) => ({
              question: t(`faq.${key}.question`),
              answer: t(`faq.${key}.answer`),
            }))}
          />
        </section>
      </div>
    </>
  );
}

// The phone leans out of the band: only its upper part is seen.
const device = css({
  display: { base: "none", desktop: "block" },
  flex: "none",
  alignSelf: "flex-start",
  height: { base: "68", _professional: "52" },
  marginRight: { desktop: "10", wide: "24" },
});

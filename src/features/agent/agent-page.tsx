// The partner programme: what it is, what it pays, how to join. Texts agree with the help page on
// cooperation.
import { Database, Headset, Link2, Mail, Scale, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { brand } from "#brand/brand.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { FactCards } from "#ui/fact-cards.tsx";
import { Icon } from "#ui/icon.tsx";
import { pageColumn } from "#ui/page-column.ts";
import { PageHero } from "#ui/page-hero.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { AgentCommission } from "./agent-commission.tsx";
import { AgentFaq } from "./agent-faq.tsx";
import { AgentGlance } from "./agent-glance.tsx";
import { AgentJoin } from "./agent-join.tsx";
import { AgentRules } from "./agent-rules.tsx";

const FACTS = [
  { key: "link", icon: Link2 },
  { key: "net", icon: Scale },
  { key: "data", icon: Database },
  { key: "people", icon: Users },
] as const;

export function Page() {
  const { t } = useTranslation("agent");
  return (
    <>
      <PageHero
        kicker={t("kicker")}
        title={t("title")}
        text={t("text")}
        art={brand().art.promotion}
        actions={<Ways />}
        aside={<AgentGlance />}
      />
      <div className={pageColumn}>
        <section aria-labelledby="agent-what">
          <SectionHead id="agent-what" title={t("what.title")} note={t("what.note")} />
          <FactCards
            facts={FACTS.map(({ key, icon }) => ({
              icon,
              title: t(`what.${key}.title`),
              text: t(`what.${key}.text`),
            }))}
          />
        </section>
        <AgentCommission />
        <AgentJoin />
        <AgentRules />
        <AgentFaq />
      </div>
    </>
  );
}

function Ways() {
  const { t } = useTranslation("agent");
  return (
    <>
      <Button tone="light" size="lg" onClick={askCustomerService}>
        <Icon as={Headset} />
        {t("service")}
      </Button>
      <a
        href={`mailto:${brand().legal.contact}`}
        className={buttonStyle({ tone: "glass", size: "lg" })}
      >
        <Icon as={Mail} />
        {t("mail")}
      </a>
    </>
  );
}

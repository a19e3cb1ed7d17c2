// The partner programme: what it is, what it pays, how to join. Texts agree with the help page on
// cooperation.
import { Database, Headset, Link2, Mail, Scale, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { brand } from "#brand/brand.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { FactCards } from "#ui/layout/fact-cards.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { pageColumn } from "#ui/layout/page-column.ts";
import { PageHero } from "#ui/layout/page-hero.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { AgentCommission } from "./agent-commission.tsx";
import { AgentFaq } from "./agent-faq.tsx";
import { AgentGlance } from "./agent-glance.tsx";
import { AgentJoin } from "./agent-join.tsx";
import { css } from "#styled/css/index.js";
import { Box, Heading, Text } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { RuleList } from "#ui/text/rule-list.tsx";

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

const DO = ["material", "honest", "law"] as const;
const DONT = ["minors", "spam", "promise", "money", "own"] as const;

function AgentRules() {
  const { t } = useTranslation("agent");
  const age = brand().legal.minimumAge;
  return (
    <section aria-labelledby="agent-rules">
      <SectionHead id="agent-rules" title={t("rules.title")} />
      <div className={grid}>
        <Box padding="card-pad" className={cardStyle}>
          <Heading as="h3" marginBottom="4">
            {t("rules.may")}
          </Heading>
          <RuleList tone="may" rules={DO.map((rule) => t(`rules.do.${rule}`, { age }))} />
        </Box>
        <Box padding="card-pad" className={cardStyle}>
          <Heading as="h3" marginBottom="4">
            {t("rules.mayNot")}
          </Heading>
          <RuleList tone="mayNot" rules={DONT.map((rule) => t(`rules.dont.${rule}`))} />
        </Box>
      </div>
      <Text marginTop="4" color="text-muted" size="sm">
        {t("rules.breach")}
      </Text>
    </section>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  gap: { base: "3", desktop: "4" },
});

import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { Row } from "#styled/jsx/index.js";
import { brand, hasPage, pageAddress } from "#brand/brand.ts";
import { FaqList } from "#ui/layout/faq-list.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

const QUESTIONS = ["who", "when", "member", "change", "invite"] as const;
const more = () =>
  [
    { key: "help", to: PAGES.helpPartners },
    { key: "terms", to: PAGES.terms },
    { key: "invite", to: pageAddress("friend-invitation") },
  ] as const;

export function AgentFaq() {
  const { t } = useTranslation("agent");
  const age = brand().legal.minimumAge;
  const asked = QUESTIONS.filter(
    (key) => key !== "invite" || pageAddress("friend-invitation") !== null,
  );
  return (
    <section aria-labelledby="agent-faq">
      <SectionHead id="agent-faq" title={t("faq.title")} />
      <FaqList
        items={asked.map((key) => ({
          question: t(`faq.${key}.question`),
          answer: t(`faq.${key}.answer`, { age }),
        }))}
      />
      <Row as="nav" aria-label={t("more.title")} wrap="wrap" columnGap="6" rowGap="3" marginTop="5">
        {more().map(
          ({ key, to }) =>
            to !== null &&
            hasPage(to) && (
              <TextLink key={key} to={to} look="more">
                {t(`more.${key}`)}
              </TextLink>
            ),
        )}
      </Row>
    </section>
  );
}

import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { brand, hasPage, pageAddress } from "#brand/brand.ts";
import { FaqList } from "#ui/faq-list.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { TextLink } from "#ui/text-link.tsx";

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
      <nav aria-label={t("more.title")} className={links}>
        {more().map(
          ({ key, to }) =>
            to !== null &&
            hasPage(to) && (
              <TextLink key={key} to={to} look="more">
                {t(`more.${key}`)}
              </TextLink>
            ),
        )}
      </nav>
    </section>
  );
}

const links = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "6",
  rowGap: "3",
  marginTop: "5",
});

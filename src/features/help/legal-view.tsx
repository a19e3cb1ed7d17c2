import { useTranslation } from "react-i18next";
import type { LegalName } from "#contract/legal.ts";
import { useLegalDocument } from "#session/site/legal-document.ts";
import { HelpContents } from "./help-contents.tsx";
import { HelpWaiting } from "./help-waiting.tsx";
import { LegalArticle } from "./legal-article.tsx";
import { legalSections } from "./legal-as-help.ts";
import { useSectionOfAddress } from "./use-section-of-address.ts";
import type { HelpMenuState } from "./use-help-menu.ts";

interface LegalViewProps {
  readonly name: LegalName;
  readonly menu: HelpMenuState;
}

/** The legal document, or its loading or error state. */
export function LegalView({ name, menu }: LegalViewProps) {
  const { t } = useTranslation(["help", "titles"]);
  const { state, data, retry } = useLegalDocument(name);
  useSectionOfAddress(data !== undefined);
  if (data !== undefined) {
    const { sections } = legalSections(data);
    return (
      <>
        <LegalArticle document={data} menu={menu} />
        <HelpContents sections={sections} />
      </>
    );
  }
  return (
    <HelpWaiting
      title={t(`titles:${name}`)}
      error={state === "error" ? t("legal.error") : null}
      onRetry={retry}
    />
  );
}

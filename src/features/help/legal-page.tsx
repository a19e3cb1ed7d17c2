// Terms and privacy, in the help area like every other text.
import { HELP_PATH } from "#contract/help.ts";
import { ownValue } from "#contract/own-value.ts";
import { prepareLegal, useLegalDocument } from "#session/parts/legal-document.ts";
import { HelpFrame } from "./help-frame.tsx";
import { LEGAL_SLUGS, legalSections } from "./legal-as-help.ts";
import { type HelpMenuState, useHelpMenu } from "./use-help-menu.ts";
import { useTranslation } from "react-i18next";
import type { LegalName } from "#contract/legal.ts";
import { HelpContents } from "./help-contents.tsx";
import { HelpWaiting } from "./help-waiting.tsx";
import { LegalArticle } from "./legal-article.tsx";
import { useSectionOfAddress } from "./use-section-of-address.ts";

export async function prepare(path: string): Promise<void> {
  const name = ownValue(LEGAL_SLUGS, path.slice(HELP_PATH.length));
  if (name !== undefined) await prepareLegal(name);
}

export function Page() {
  const menu = useHelpMenu();
  const name = ownValue(LEGAL_SLUGS, menu.current?.slug ?? "");
  return (
    <HelpFrame menu={menu}>
      {name !== undefined && <LegalView key={name} name={name} menu={menu} />}
    </HelpFrame>
  );
}

interface LegalViewProps {
  readonly name: LegalName;
  readonly menu: HelpMenuState;
}

/** The legal document, or its loading or error state. */
function LegalView({ name, menu }: LegalViewProps) {
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

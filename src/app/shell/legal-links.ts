import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { hasPage } from "#brand/brand.ts";

const LEGAL = [
  { to: PAGES.terms, title: "terms" },
  { to: PAGES.privacy, title: "privacy" },
] as const;

/** Rules and privacy, where the bundle has them. */
export function useLegalLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation("titles");
  return LEGAL.filter(({ to }) => hasPage(to)).map(({ to, title }) => ({ to, label: t(title) }));
}

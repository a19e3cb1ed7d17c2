import { useTranslation } from "react-i18next";
import { hasPage } from "../brand/brand.ts";

const LEGAL = [
  { to: "/app/help/gztk", title: "terms" },
  { to: "/app/help/ysgz", title: "privacy" },
] as const;

/** Rules and privacy, where the bundle has them. */
export function useLegalLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation("titles");
  return LEGAL.filter(({ to }) => hasPage(to)).map(({ to, title }) => ({ to, label: t(title) }));
}

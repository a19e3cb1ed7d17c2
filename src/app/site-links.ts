import { useTranslation } from "react-i18next";
import { brand, hasPage } from "../brand/brand.ts";

const PAGES = [
  { to: "/activity/friendInvitation", title: "friendInvitation" },
  { to: "/agent", title: "agent" },
  { to: "/sponsor", title: "sponsor" },
  { to: "/download", title: "download" },
] as const;

/** Public pages of this bundle that its navigation does not lead to. */
export function useSiteLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation("titles");
  const listed = new Set(brand().nav.map(({ path }) => path));
  return PAGES.filter(({ to }) => hasPage(to) && !listed.has(to)).map(({ to, title }) => ({
    to,
    label: t(title),
  }));
}

import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { brand, hasPage } from "../brand/brand.ts";

const LINKS = [
  { to: PAGES.friendInvitation, title: "friendInvitation" },
  { to: PAGES.agent, title: "agent" },
  { to: PAGES.sponsor, title: "sponsor" },
  { to: PAGES.download, title: "download" },
] as const;

/** Public pages of this bundle that its navigation does not lead to. */
export function useSiteLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation("titles");
  const listed = new Set(brand().nav.map(({ path }) => path));
  return LINKS.filter(({ to }) => hasPage(to) && !listed.has(to)).map(({ to, title }) => ({
    to,
    label: t(title),
  }));
}

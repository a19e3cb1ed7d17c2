import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { brand, hasPage, pageAddress } from "#brand/brand.ts";

const links = () =>
  [
    { to: pageAddress("friend-invitation"), title: "friendInvitation" },
    { to: PAGES.agent, title: "agent" },
    { to: PAGES.sponsor, title: "sponsor" },
    { to: PAGES.download, title: "download" },
  ] as const;

/** Public pages of this bundle that its navigation does not lead to. */
export function useSiteLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation("titles");
  const listed = new Set(brand().nav.map(({ path }) => path));
  return links().flatMap(({ to, title }) =>
    to !== null && hasPage(to) && !listed.has(to) ? [{ to, label: t(title) }] : [],
  );
}

import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { hasPage } from "#brand/brand.ts";
import { useSite } from "#session/site/site-state.ts";

/** Where the help area begins. */
export const HELP_HOME = PAGES.helpHome;

const DEPOSIT = "ck";
/** The most asked pages first. */
const ASKED = ["kh", DEPOSIT, "qk", "zz", "qtwt", "zxkf"] as const;
const SHOWN = 5;

/** The most useful help pages this bundle has. */
export function useHelpLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation("titles");
  const depositOpen = useSite((flags) => flags.depositOpen);
  return ASKED.filter((slug) => depositOpen || slug !== DEPOSIT)
    .map((slug) => ({ to: `/app/help/${slug}`, label: t(`help-${slug}`) }))
    .filter(({ to }) => hasPage(to))
    .slice(0, SHOWN);
}

import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Layers } from "lucide-react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { pageAddress } from "#brand/brand.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";

const ACTIONS = [
  { key: "savemoney", path: () => pageAddress("savemoney"), icon: ArrowDownToLine },
  { key: "takemoney", path: () => PAGES.takemoney, icon: ArrowUpFromLine },
  { key: "transfermoney", path: () => PAGES.transfermoney, icon: ArrowLeftRight },
  { key: "exchange", path: () => pageAddress("exchange"), icon: Layers },
] as const;

export function WalletActions() {
  const { t } = useTranslation(["wallet", "titles"]);
  const hasPage = useHasPage();
  const open = ACTIONS.flatMap(({ path, ...action }) => {
    const to = path();
    return to !== null && hasPage(to) ? [{ ...action, to }] : [];
  });
  return (
    <nav aria-label={t("actions")} className={line}>
      {open.map(({ key, to, icon }, index) => (
        <ButtonLink key={key} to={to} size="lg" block tone={index === 0 ? "primary" : "neutral"}>
          <Icon as={icon} />
          {t(`titles:${key}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}

const line = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(auto-fit, minmax(8rem, 1fr))",
  },
  gap: "3",
  // The last of an odd number does not stand alone in half a row.
  "& > :last-child:nth-child(odd)": { gridColumn: { base: "1 / -1", desktop: "auto" } },
});

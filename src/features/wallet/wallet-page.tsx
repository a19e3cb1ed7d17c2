// Overview of the member's money: balances, held money and the last movements (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Grid, Stack, Text, WithRail } from "#styled/jsx/index.js";
import { isOn, pageAddress } from "#brand/brand.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { Note } from "#ui/text/note.tsx";
import { HeldMoney } from "./held-money.tsx";
import { WalletDeals } from "./wallet-deals.tsx";
import { useWallet } from "./use-wallet.ts";
import { VenueWallets } from "./venue-wallets.tsx";
import { WalletSummary } from "./wallet-summary.tsx";
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Layers } from "lucide-react";
import * as PAGES from "#contract/pages.ts";
import { useDepositsClosed } from "#session/site/site-state.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

/** Loads the texts of the frame and of the transfers back as well. */
export async function prepare(): Promise<void> {
  await Promise.all(["account", "venue-entry"].map(loadNamespace));
}

export function Page() {
  const { t } = useTranslation(["wallet", "titles"]);
  const wallet = useWallet();
  const offline = useOffline(({ since }) => since !== null);
  return (
    <MemberFrame title={t("titles:wallet")}>
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <WithRail rail={{ wide: "23rem" }}>
        <Grid columns="minmax(0, 1fr)" gap={{ base: "3", desktop: "4" }} minWidth="0">
          <WalletSummary wallet={wallet} />
          <WalletActions />
        </Grid>
        <HeldMoney />
      </WithRail>
      {isOn("venueTransfer") && <VenueWallets venues={wallet.venues} />}
      <WalletDeals />
    </MemberFrame>
  );
}

const ACTIONS = [
  { key: "savemoney", path: () => pageAddress("savemoney"), icon: ArrowDownToLine },
  { key: "takemoney", path: () => PAGES.takemoney, icon: ArrowUpFromLine },
  { key: "transfermoney", path: () => PAGES.transfermoney, icon: ArrowLeftRight },
  { key: "exchange", path: () => pageAddress("exchange"), icon: Layers },
] as const;

function WalletActions() {
  const { t } = useTranslation(["wallet", "titles"]);
  const hasPage = useHasPage();
  const closed = useDepositsClosed();
  const open = ACTIONS.flatMap(({ path, ...action }) => {
    const to = path();
    return to !== null && hasPage(to) ? [{ ...action, to }] : [];
  });
  return (
    <Stack gap="2">
      <nav aria-label={t("actions")} className={line}>
        {open.map(({ key, to, icon }, index) => (
          <ButtonLink key={key} to={to} size="lg" block tone={index === 0 ? "primary" : "neutral"}>
            <Icon as={icon} />
            {t(`titles:${key}`)}
          </ButtonLink>
        ))}
      </nav>
      {closed && (
        <Text color="text-muted" size="sm">
          {t("closed")}
        </Text>
      )}
    </Stack>
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

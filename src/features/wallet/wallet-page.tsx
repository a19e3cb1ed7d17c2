// Overview of the member's money: balances, held money and the last movements (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { isOn } from "#brand/brand.ts";
import { useOffline } from "#lib/offline.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { Note } from "#ui/note.tsx";
import { HeldMoney } from "./held-money.tsx";
import { LatestDeals } from "./latest-deals.tsx";
import { useWallet } from "./use-wallet.ts";
import { VenueWallets } from "./venue-wallets.tsx";
import { WalletActions } from "./wallet-actions.tsx";
import { WalletSummary } from "./wallet-summary.tsx";

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
      <div className={columns}>
        <div className={column}>
          <WalletSummary wallet={wallet} />
          <WalletActions />
          {isOn("venueTransfer") && <VenueWallets venues={wallet.venues} />}
        </div>
        <div className={column}>
          <HeldMoney />
          <LatestDeals />
        </div>
      </div>
    </MemberFrame>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 23rem" },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
});
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4" },
  minWidth: "0",
});

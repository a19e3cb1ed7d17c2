// The member's money at the venues: what stands where, moved in and out (spec: betting-and-money §2, §5, §8).
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useOffline } from "#lib/offline.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { useVenueBalances, type VenueBalances } from "#domain/wallet/venue-balances.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Note } from "#ui/note.tsx";
import { AutoTransfer } from "./auto-transfer.tsx";
import { LatestTransfers } from "./latest-transfers.tsx";
import { RecycleReport } from "./recycle-report.tsx";
import { TransferSkeleton } from "./transfer-skeleton.tsx";
import { Venues } from "./venues.tsx";
import { WalletHead } from "./wallet-head.tsx";

/** The frame and the outcomes of transfers have their own texts. */
export async function prepare(): Promise<void> {
  await Promise.all(["account", "venue-entry"].map(loadNamespace));
}

export function Page() {
  const { t } = useTranslation(["transfer", "titles"]);
  const balances = useVenueBalances();
  const offline = useOffline(({ since }) => since !== null);
  return (
    <MemberFrame title={t("titles:transfermoney")}>
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <WalletHead balances={balances.data} />
      <RecycleReport venues={balances.data?.venues ?? []} />
      <AsyncView
        result={balances}
        skeleton={<TransferSkeleton />}
        error={t("failed")}
        errorFrame={cardStyle}
      >
        {(data) => <Wallets {...data} />}
      </AsyncView>
    </MemberFrame>
  );
}

function Wallets({ venues, autoTransfer, latest }: VenueBalances) {
  return (
    <div className={columns}>
      <div className={cx(rail, auto)}>
        <AutoTransfer on={autoTransfer} />
      </div>
      <Venues venues={venues} />
      <div className={cx(rail, last)}>
        <LatestTransfers latest={latest} />
      </div>
    </div>
  );
}

// On a phone the switch stands above the venues and the last transfers below them.
const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 19rem" },
  gridTemplateRows: { wide: "auto 1fr" },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
});
const rail = css({ gridColumn: { wide: "2" }, minWidth: "0" });
const auto = css({ gridRow: { wide: "1" } });
const last = css({ gridRow: { wide: "2" } });

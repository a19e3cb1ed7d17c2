// The member's money at the venues: what stands where, moved in and out (spec: betting-and-money §2, §5, §8).
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Card, Heading, Row, Text, WithRail } from "#styled/jsx/index.js";
import { useOffline } from "#lib/browser/offline.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import {
  setAutoTransfer,
  useVenueBalances,
  type VenueBalances,
} from "#domain/wallet/venue-balances.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Note } from "#ui/text/note.tsx";
import { LatestTransfers } from "./latest-transfers.tsx";
import { RecycleReport } from "./recycle-report.tsx";
import { Venues } from "./venues.tsx";
import { WalletHead } from "./wallet-head.tsx";
import { useState } from "react";
import { Switch } from "#ui/fields/switch.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

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
    <WithRail rail={{ wide: "19rem" }} className={rows}>
      <Box gridColumn={{ wide: "2" }} minWidth="0" className={auto}>
        <AutoTransfer on={autoTransfer} />
      </Box>
      <Venues venues={venues} />
      <Box gridColumn={{ wide: "2" }} minWidth="0" className={last}>
        <LatestTransfers latest={latest} />
      </Box>
    </WithRail>
  );
}

// On a phone the switch stands above the venues and the last transfers below them.
const rows = css({ gridTemplateRows: { wide: "auto 1fr" } });
const auto = css({ gridRow: { wide: "1" } });
const last = css({ gridRow: { wide: "2" } });

/** Whether money follows the member into the games. */
function AutoTransfer({ on }: { readonly on: boolean }) {
  const { t } = useTranslation("transfer");
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? on;
  const change = async (next: boolean) => {
    setWanted(next);
    try {
      await setAutoTransfer(next);
      showToast(t(next ? "auto.changed.on" : "auto.changed.off"));
    } catch {
      // The call has said why.
    } finally {
      setWanted(null);
    }
  };
  return (
    <Card as="section" gap="1" padding={{ base: "4", desktop: "5" }}>
      <Row align="center" justify="space-between">
        <Heading size="lg">{t("auto.title")}</Heading>
        <Switch
          label={t("auto.title")}
          checked={shown}
          disabled={wanted !== null}
          onChange={(next) => void change(next)}
        />
      </Row>
      <Text color="text-muted" size="sm" lineHeight="1-5">
        {t(shown ? "auto.on" : "auto.off")}
      </Text>
    </Card>
  );
}

const TILES = Array.from({ length: 12 }, (_, index) => index);

/** The venues on their way. */
function TransferSkeleton() {
  return (
    <Card padding={{ base: "3", desktop: "5" }}>
      <Skeleton className={line} />
      <div className={transferSkeletonGrid}>
        {TILES.map((index) => (
          <Skeleton key={index} radius="md" className={tile} />
        ))}
      </div>
    </Card>
  );
}

const line = css({ width: "56", maxWidth: "full", height: "control" });
const transferSkeletonGrid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  gap: { base: "2", desktop: "3" },
});
const tile = css({ height: { base: "28", desktop: "16" } });

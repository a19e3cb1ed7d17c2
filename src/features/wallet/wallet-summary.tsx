// One total, and its parts as a bar and as rows.
import { Eye, EyeOff, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { isOn } from "#brand/brand.ts";
import { saidText } from "#lib/calls/error-text.ts";
import { useSession } from "#session/account/session-store.ts";
import { setPreference, usePreference } from "#session/preferences/preferences.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { PartBar } from "./part-bar.tsx";
import { PartRows, PartRowsSkeleton } from "./part-rows.tsx";
import { refreshWallet, type Wallet } from "./use-wallet.ts";
import { WalletFigure } from "./wallet-figure.tsx";
import { type WalletBalance, totalCents, walletParts } from "./wallet-parts.ts";

interface WalletProps {
  readonly wallet: Wallet;
}

export function WalletSummary({ wallet }: WalletProps) {
  const { t } = useTranslation("wallet");
  return (
    <section aria-label={t("total")} className={cx(cardStyle, frame)}>
      <TotalHead />
      <AsyncView result={wallet.balance} skeleton={<SummarySkeleton />} error={t("failed")}>
        {(balance) => <Total wallet={wallet} balance={balance} />}
      </AsyncView>
    </section>
  );
}

function TotalHead() {
  const { t } = useTranslation("wallet");
  const hidden = usePreference("hideBalance");
  const refreshing = useSession((state) => state.refreshing);
  return (
    <Row as="p" align="center" gap={{ base: "3", desktop: "1" }} color="text-muted" size="sm">
      {t("total")}
      <IconButton
        size="sm"
        icon={hidden ? Eye : EyeOff}
        label={t(hidden ? "show" : "hide")}
        onClick={() => setPreference("hideBalance", !hidden)}
      />
      <IconButton
        size="sm"
        icon={RefreshCw}
        label={t("refresh")}
        disabled={refreshing}
        onClick={refreshWallet}
      />
    </Row>
  );
}

interface TotalProps extends WalletProps {
  readonly balance: WalletBalance;
}

function Total({ wallet: { venues }, balance }: TotalProps) {
  const { t } = useTranslation("wallet");
  const venueCents = isOn("venueTransfer") ? (venues.data?.totalCents ?? null) : undefined;
  const parts = walletParts({ balance, venueCents });
  const unknown = venues.data?.venues.filter(({ cents }) => cents === null) ?? [];
  const failed = unknown.filter(({ failure }) => failure !== null).length;
  return (
    <>
      <div>
        <strong className={large}>
          <WalletFigure cents={totalCents(parts)} />
        </strong>
        <Text minHeight="4" color="text-muted" size="xs">
          {venues.state === "error" &&
            [t("without.all"), saidText(venues.error)]
              .filter((words) => words !== null)
              .join(" · ")}
          {failed > 0 && t("without.some", { count: failed })}
          {failed === 0 && unknown.length > 0 && t("without.yet", { count: unknown.length })}
          {venues.state !== "error" && unknown.length === 0 && t("sum")}
        </Text>
      </div>
      <PartBar parts={parts} />
      <PartRows
        parts={parts}
        coin={balance.coin}
        onRetry={venues.retry}
        failed={venues.state === "error"}
      />
    </>
  );
}

function SummarySkeleton() {
  return (
    <>
      <div>
        <strong className={large}>
          <Skeleton
            className={css({
              width: "60",
              maxWidth: "full",
              height: { base: "10", desktop: "12" },
            })}
          />
        </strong>
        <Text minHeight="4" color="text-muted" size="xs" />
      </div>
      <Skeleton className={css({ width: "full", height: "3" })} />
      <PartRowsSkeleton />
    </>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4" },
  padding: { base: "4", desktop: "6" },
  _classic: {
    backgroundImage: "linear-gradient(100deg, {colors.accent-subtle}, transparent 62%)",
  },
});
const large = css({
  display: "block",
  color: "text-strong",
  fontSize: { base: "9", desktop: "11" },
  fontWeight: "bold",
  lineHeight: "1-15",
});

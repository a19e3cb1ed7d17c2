// Centre wallet, money at the venues, and the sum of both; brings everything back at a press.
import { RefreshCw, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Grid, Row, Stack, Text } from "#styled/jsx/index.js";
import { refreshBalance } from "#session/account/member.ts";
import { useSession } from "#session/account/session-store.ts";
import { isOpen, isWaiting } from "#domain/wallet/money-call/money-call.ts";
import { refreshVenues, type VenueBalances } from "#domain/wallet/venue-balances.ts";
import { recycleAll, useRecycleAll } from "#domain/wallet/venue-recycle.ts";
import { formatCents, unbrokenCents } from "#lib/text/format.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Figure, WalletSum } from "./wallet-sum.tsx";

interface WalletHeadProps {
  /** Missing until they are there. */
  readonly balances: VenueBalances | undefined;
}

export function WalletHead({ balances }: WalletHeadProps) {
  const { t } = useTranslation("transfer");
  const balance = useSession((state) => state.balance);
  const refreshing = useSession((state) => state.refreshing);
  const call = useRecycleAll();
  const running = isWaiting(call);
  const centre = balance?.centre ?? null;
  const frozen = balance?.locked ?? 0;
  const venues = balances?.totalCents ?? null;
  return (
    <section aria-label={t("head.label")} className={cx(cardStyle, frame)}>
      <Stack gap="1" minWidth={{ desktop: "56" }}>
        <Row as="p" align="center" gap="1" minHeight="control-sm" color="text-muted" size="sm">
          {t("head.centre")}
          <IconButton
            size="sm"
            icon={RefreshCw}
            label={t("head.refresh")}
            disabled={refreshing}
            onClick={() => {
              refreshBalance();
              refreshVenues();
            }}
          />
        </Row>
        <Figure cents={centre} className={large} />
        <Text display="block" minHeight="4" color="text-muted" size="xs">
          {t("head.unit")}
          {frozen > 0 && ` · ${t("head.frozen", { amount: formatCents(frozen) })}`}
        </Text>
      </Stack>
      <Grid as="dl" columns="repeat(2, minmax(0, 1fr))" gap={{ base: "3", desktop: "6" }}>
        <WalletSum
          name={t("head.venues")}
          cents={venues}
          note={<VenueNote balances={balances} />}
        />
        <WalletSum
          name={t("head.total")}
          cents={centre === null || venues === null ? null : centre + venues + frozen}
          note={frozen > 0 ? t("head.sumFrozen", { amount: unbrokenCents(frozen) }) : t("head.sum")}
        />
      </Grid>
      <Button
        tone={venues === 0 ? "neutral" : "primary"}
        size="lg"
        className={action}
        loading={running}
        disabled={balances === undefined || isOpen(call)}
        onClick={() => void recycleAll()}
      >
        {!running && <Icon as={Undo2} />}
        {t("head.recycle")}
      </Button>
    </section>
  );
}

function VenueNote({ balances }: WalletHeadProps) {
  const { t } = useTranslation("transfer");
  if (balances === undefined) return null;
  const count = balances.venues.filter(({ failure }) => failure !== null).length;
  if (count > 0) return t("head.unknown", { count });
  const holding = balances.venues.filter(({ cents }) => cents !== null && cents > 0).length;
  return holding === 0 ? t("head.none") : t("head.holding", { count: holding });
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "auto minmax(0, 1fr) auto" },
  alignItems: "center",
  gap: { base: "4", desktop: "8" },
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
  _classic: {
    backgroundImage: "linear-gradient(100deg, {colors.accent-subtle}, transparent 62%)",
  },
});
const large = css({
  color: "text-strong",
  fontSize: "3xl",
  fontWeight: "bold",
  lineHeight: "tight",
});
const action = css({ width: { base: "full", desktop: "auto" } });

// The balances at the venues, with a button that brings all of it back.
import { RotateCw, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Row } from "#styled/jsx/index.js";
import type { CallResult } from "#lib/calls/call-result.ts";
import { setPreference, usePreference } from "#session/preferences/preferences.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { isOpen, isWaiting } from "#domain/wallet/money-call/money-call.ts";
import {
  askVenue,
  isArriving,
  type VenueBalances,
  type VenueMoney,
} from "#domain/wallet/venue-balances.ts";
import { ALL, recycleAll, recycles, useRecycleAll } from "#domain/wallet/venue-recycle.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { WalletFigure } from "./wallet-figure.tsx";
import { cardTitle, walletCard } from "./wallet-card.ts";

interface VenueWalletsProps {
  readonly venues: CallResult<VenueBalances>;
}

export function VenueWallets({ venues }: VenueWalletsProps) {
  const { t } = useTranslation("wallet");
  const hideZero = usePreference("hideZero");
  return (
    <section aria-label={t("venues.title")} className={cx(cardStyle, walletCard)}>
      <div className={head}>
        <h2 className={cardTitle}>{t("venues.title")}</h2>
        <Checkbox checked={hideZero} onChange={(on) => setPreference("hideZero", on)}>
          {t("venues.hideZero")}
        </Checkbox>
        <TextLink look="more" to={PAGES.transfermoney}>
          {t("venues.transfer")}
        </TextLink>
      </div>
      <AsyncView result={venues} skeleton={<VenueSkeleton />} error={t("venues.failed")}>
        {(data) => <Venues all={data.venues} hideZero={hideZero} />}
      </AsyncView>
    </section>
  );
}

/** Number of venues that are shown at first. */
const FIRST = 9;

interface VenuesProps {
  readonly all: readonly VenueMoney[];
  readonly hideZero: boolean;
}

function Venues({ all, hideZero }: VenuesProps) {
  const { t } = useTranslation("wallet");
  const [whole, setWhole] = useState(false);
  const found = all.filter(({ cents }) => !hideZero || cents !== 0);
  const ordered = isArriving(all) ? found : found.toSorted(byMoney);
  const shown = whole ? ordered : ordered.slice(0, FIRST);
  return (
    <>
      {shown.length === 0 && <EmptyState title={t("venues.none")} note={t("venues.noneNote")} />}
      <ul className={grid}>
        {shown.map((venue) => (
          <li key={venue.channelCode} className={row}>
            <Box as="span" minWidth="0" truncate>
              {venue.name}
            </Box>
            <VenueFigure {...venue} />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <Button size="sm" block tone="ghost" onClick={() => setWhole(true)}>
          {t("venues.more", { count: found.length })}
        </Button>
      )}
      <RecycleAll />
    </>
  );
}

/** Unknown balances come before empty ones. */
function byMoney(one: VenueMoney, other: VenueMoney): number {
  return (other.cents ?? 0.5) - (one.cents ?? 0.5);
}

function VenueFigure({ channelCode, name: venue, cents, failure }: VenueMoney) {
  const { t } = useTranslation("wallet");
  if (cents !== null) return <WalletFigure cents={cents} className={cents === 0 ? zero : figure} />;
  if (failure === null) return <Skeleton className={css({ width: "16" })} />;
  return (
    <Row as="span" align="center" color="warning" size="xs" title={failure}>
      {t("unknown")}
      <IconButton
        size="sm"
        icon={RotateCw}
        label={t("venues.again", { venue })}
        onClick={() => void askVenue(channelCode)}
      />
    </Row>
  );
}

function RecycleAll() {
  const { t } = useTranslation("wallet");
  const call = useRecycleAll();
  const waiting = isWaiting(call);
  return (
    <>
      <CallNote calls={recycles} slot={ALL} />
      <Button block loading={waiting} disabled={isOpen(call)} onClick={() => void recycleAll()}>
        {!waiting && <Icon as={Undo2} />}
        {t("venues.recycle")}
      </Button>
    </>
  );
}

function VenueSkeleton() {
  return (
    <>
      <div className={grid}>
        {Array.from({ length: FIRST }, (_, line) => (
          <div key={line} className={row}>
            <Skeleton className={css({ width: "full", height: "6" })} />
          </div>
        ))}
      </div>
      {/* The buttons below the venues. */}
      <Skeleton className={css({ height: "control-sm" })} />
      <Skeleton className={css({ height: "control" })} />
    </>
  );
}

const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  "& > label": { marginLeft: "auto" },
});
const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "repeat(2, minmax(0, 1fr))",
    wide: "repeat(3, minmax(0, 1fr))",
  },
  columnGap: "6",
});
const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: "11",
  borderBottom: "thin",
  fontSize: "sm",
});
const figure = css({ color: "text-strong", fontWeight: "semibold" });
const zero = css({ color: "text-muted" });

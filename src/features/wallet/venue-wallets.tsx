// The balances at the venues, with a button that brings all of it back.
import { RotateCw, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import type { CallResult } from "#lib/call-result.ts";
import { setPreference, usePreference } from "#session/preferences/preferences.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { MoneyNote } from "#domain/wallet/money-call/money-note.tsx";
import {
  askVenue,
  isArriving,
  type VenueBalances,
  type VenueMoney,
} from "#domain/wallet/venue-balances.ts";
import { ALL, recycleAll, recycles, useRecycleAll } from "#domain/wallet/venue-recycle.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
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
            <span className={name}>{venue.name}</span>
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
    <span className={failed} title={failure}>
      {t("unknown")}
      <IconButton
        size="sm"
        icon={RotateCw}
        label={t("venues.again", { venue })}
        onClick={() => void askVenue(channelCode)}
      />
    </span>
  );
}

function RecycleAll() {
  const { t } = useTranslation("wallet");
  const call = useRecycleAll();
  const open = isOpen(call) ? call : null;
  return (
    <>
      {open !== null && open.state !== "sending" && (
        <MoneyNote
          call={open}
          say={(key) => t(`waiting.${key}`)}
          onResend={() => void recycles.resend(ALL)}
          onGiveUp={() => void recycles.giveUp(ALL)}
        />
      )}
      <Button block loading={open !== null} onClick={() => void recycleAll()}>
        {open === null && <Icon as={Undo2} />}
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
const name = css({ minWidth: "0", truncate: true });
const figure = css({ color: "text-strong", fontWeight: "semibold" });
const zero = css({ color: "text-muted" });
const failed = css({ display: "flex", alignItems: "center", color: "warning", fontSize: "xs" });

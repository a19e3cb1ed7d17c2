import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Gift,
  Layers,
  type LucideIcon,
  SlidersHorizontal,
} from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import * as PAGES from "#contract/pages.ts";
import type { DealKind } from "#contract/payments.ts";
import { movedAt } from "#contract/deal-time.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { hasPage } from "#brand/brand.ts";
import { serverNow } from "#lib/clock.ts";
import { formatTime } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { waitPath } from "#domain/payments/wait-path.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { TextLink } from "#ui/text-link.tsx";
import { cardTitle, walletCard } from "./wallet-card.ts";
import { WalletFigure } from "./wallet-figure.tsx";

const SHOWN = 10;
const DAY_MS = 86_400_000;
const DAYS = 90;

const ICONS: Readonly<Record<DealKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  exchange: Layers,
  gift: Gift,
  adjust: SlidersHorizontal,
};

/** The last movements of all kinds. */
export function LatestDeals() {
  const { t } = useTranslation("wallet");
  const [now] = useState(serverNow);
  const deals = useCall(dealRecords, {
    kinds: [],
    state: "all",
    from: Math.floor(now) - DAYS * DAY_MS,
    // The list also updates while the page is open.
    to: Math.floor(now) + DAY_MS,
    pageNum: 1,
    pageSize: SHOWN,
  });
  return (
    <section aria-label={t("deals.title")} className={cx(cardStyle, walletCard)}>
      <div
        className={css({ display: "flex", alignItems: "center", justifyContent: "space-between" })}
      >
        <h2 className={cardTitle}>{t("deals.title")}</h2>
        <TextLink look="more" to={PAGES.transRecord}>
          {t("deals.more")}
        </TextLink>
      </div>
      <AsyncView
        result={deals}
        skeleton={<DealsSkeleton />}
        error={t("deals.failed")}
        empty={<EmptyState title={t("deals.none")} />}
      >
        {({ list }) => (
          <ul>
            {list.map((deal) => (
              <li key={`${deal.kind} ${deal.id}`}>
                <DealLine deal={deal} />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

function DealLine({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation("wallet");
  const { id, kind, title, amountCents, state, stateText } = deal;
  return (
    <Link to={pathOf(deal)} className={row}>
      <span className={sign}>
        <Icon as={ICONS[kind]} />
      </span>
      <span className={name}>
        {t(`kind.${kind}`)}
        {title !== "" && ` · ${title}`}
      </span>
      <WalletFigure
        sign
        cents={amountCents}
        className={sum({ look: state === "failed" ? "failed" : amountCents > 0 ? "in" : "out" })}
      />
      <time className={cx(figures, when)}>{formatTime(movedAt(deal))}</time>
      <span className={cx(when, end)}>{stateText || t(`state.${state}`)}</span>
      <span className={srOnly}>{t("deals.open", { id })}</span>
    </Link>
  );
}

/** An open deposit links to its wait page, everything else to the records. */
function pathOf({ id, wait }: Deal): string {
  if (wait !== null && hasPage(`/mine/${wait}`)) return waitPath({ wait, orderId: id });
  return `${PAGES.transRecord}?order=${encodeURIComponent(id)}`;
}

const LINES = [0, 1, 2, 3, 4, 5];

function DealsSkeleton() {
  return LINES.map((line) => <Skeleton key={line} className={css({ height: "10" })} />);
}

const row = css({
  display: "grid",
  position: "relative",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  paddingBlock: "2-5",
  borderTop: "thin",
  fontSize: "sm",
  _hover: { background: "surface-hover" },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  gridRow: "1 / 3",
  width: "8",
  height: "8",
  borderRadius: "pill",
  background: "surface-sunken",
  color: "text-muted",
});
// Not cut: members know an account by its last digits.
const name = css({ color: "text-strong", overflowWrap: "anywhere" });
const sum = cva({
  base: { fontWeight: "semibold" },
  variants: {
    look: {
      in: { color: "win" },
      out: { color: "text-strong" },
      failed: { color: "text-muted", textDecoration: "line-through" },
    },
  },
});
const when = css({ color: "text-muted", fontSize: "xs" });
const end = css({ justifySelf: "end" });

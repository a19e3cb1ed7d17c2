import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Gift,
  Layers,
  type LucideIcon,
  SlidersHorizontal,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Deal } from "#contract/api/deal-records.ts";
import type { DealKind } from "#contract/payments.ts";
import { movedAt } from "#contract/deal-time.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { hasPage } from "#brand/brand.ts";
import { formatTime } from "#lib/text/format.ts";
import { LatestDeals, useLatestDeals } from "#domain/payments/latest-deals.tsx";
import { recordPath, waitPath } from "#domain/payments/wait-path.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { walletCard } from "./wallet-card.ts";
import { WalletFigure } from "./wallet-figure.tsx";

const SHOWN = 10;

const ICONS: Readonly<Record<DealKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  exchange: Layers,
  gift: Gift,
  adjust: SlidersHorizontal,
};

/** The last movements of all kinds. */
export function WalletDeals() {
  const { t } = useTranslation("wallet");
  const latest = useLatestDeals([], SHOWN);
  return (
    <LatestDeals say={(key) => t(`deals.${key}`)} latest={latest} className={walletCard}>
      {(list) => (
        <ul className={lines}>
          {list.map((deal) => (
            <li key={`${deal.kind} ${deal.id}`}>
              <DealLine deal={deal} />
            </li>
          ))}
        </ul>
      )}
    </LatestDeals>
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
      <Text as="span" color="text-strong" overflowWrap="anywhere">
        {t(`kind.${kind}`)}
        {title !== "" && ` · ${title}`}
      </Text>
      <WalletFigure
        sign
        cents={amountCents}
        className={sum({ look: state === "failed" ? "failed" : amountCents > 0 ? "in" : "out" })}
      />
      <time className={cx(figures, when)}>{formatTime(movedAt(deal))}</time>
      <Box as="span" justifySelf="end" className={when}>
        {stateText || t(`state.${state}`)}
      </Box>
      <span className={srOnly}>{t("deals.open", { id })}</span>
    </Link>
  );
}

/** An open deposit links to its wait page, everything else to the records. */
function pathOf({ id, wait }: Deal): string {
  if (wait !== null && hasPage(`/mine/${wait}`)) return waitPath({ wait, orderId: id });
  return recordPath(id);
}

const lines = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
  columnGap: "8",
});
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
const sum = cva({
  base: { fontWeight: "semibold", textAlign: "right" },
  variants: {
    look: {
      in: { color: "win" },
      out: { color: "text-strong" },
      failed: { color: "text-muted", textDecoration: "line-through" },
    },
  },
});
const when = css({ color: "text-muted", fontSize: "xs" });

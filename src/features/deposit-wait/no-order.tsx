import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { formatTime } from "#lib/format.ts";
import { OrderStateBadge } from "#domain/payments/order-state.tsx";
import { waitPath } from "#domain/payments/wait-path.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { figures, Money } from "#ui/money.tsx";

interface NoOrderProps {
  /** The address names an order that the member does not have. */
  readonly unknown?: boolean;
  /** Open orders of other wait pages. */
  readonly open?: readonly DepositOrder[];
}

const NONE: readonly DepositOrder[] = [];

export function NoOrder({ unknown = false, open = NONE }: NoOrderProps) {
  const { t } = useTranslation("deposit-wait");
  const hasOpenPage = useHasPage();
  const others = open.filter(({ wait }) => hasPage(`/mine/${wait}`));
  return (
    <section className={cx(cardStyle, frame)}>
      <EmptyState
        title={t(unknown ? "none.unknown" : "none.title")}
        note={t(unknown ? "none.unknownNote" : "none.note")}
        art={brand().art.empty}
        action={
          <div className={actions}>
            <ButtonLink tone="primary" to={PAGES.transRecord}>
              {t("action.records")}
            </ButtonLink>
            {hasOpenPage(SAVEMONEY) && <ButtonLink to={SAVEMONEY}>{t("action.again")}</ButtonLink>}
          </div>
        }
      />
      {others.length > 0 && <h2 className={heading}>{t("none.open")}</h2>}
      <ul>
        {others.map((order) => (
          <li key={order.orderId}>
            <Link to={waitPath(order)} className={line}>
              <span className={name}>{order.channel || order.orderId}</span>
              <Money cents={order.dueCents} className={sum} />
              <time className={cx(figures, when)}>{formatTime(order.createdAt)}</time>
              <OrderStateBadge state={order.state} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const frame = css({ padding: { base: "4", desktop: "6" } });
const actions = css({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "3" });
const heading = css({
  paddingTop: "4",
  paddingBottom: "1",
  borderTop: "thin",
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
});
const line = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  paddingBlock: "2-5",
  borderTop: "thin",
  fontSize: "sm",
  _hover: { background: "surface-hover" },
  "& > :nth-child(4)": { justifySelf: "end" },
});
const name = css({ color: "text-strong", fontWeight: "semibold", truncate: true });
const sum = css({ color: "text-strong", fontWeight: "bold" });
const when = css({ color: "text-muted", fontSize: "xs" });

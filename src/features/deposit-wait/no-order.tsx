import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Heading, Row, Text } from "#styled/jsx/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { listTime } from "#lib/time/list-times.ts";
import { OrderStateBadge } from "#domain/payments/order-state.tsx";
import { waitPath } from "#domain/payments/wait-path.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures, Money } from "#ui/money/money.tsx";

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
    <Box as="section" padding={{ base: "4", desktop: "6" }} className={cardStyle}>
      <EmptyState
        title={t(unknown ? "none.unknown" : "none.title")}
        note={t(unknown ? "none.unknownNote" : "none.note")}
        art={brand().art.empty}
        action={
          <Row wrap="wrap" justify="center" gap="3">
            <ButtonLink tone="primary" to={PAGES.transRecord}>
              {t("action.records")}
            </ButtonLink>
            {hasOpenPage(SAVEMONEY) && <ButtonLink to={SAVEMONEY}>{t("action.again")}</ButtonLink>}
          </Row>
        }
      />
      {others.length > 0 && (
        <Heading paddingTop="4" paddingBottom="1" borderTop="thin" size="md">
          {t("none.open")}
        </Heading>
      )}
      <ul>
        {others.map((order) => (
          <li key={order.orderId}>
            <Link to={waitPath(order)} className={line}>
              <Text as="span" color="text-strong" weight="semibold" truncate>
                {order.channel || order.orderId}
              </Text>
              <Money cents={order.dueCents} className={sum} />
              <time className={cx(figures, when)}>{listTime(order.createdAt)}</time>
              <OrderStateBadge state={order.state} />
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

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
const sum = css({ color: "text-strong", fontWeight: "bold" });
const when = css({ color: "text-muted", fontSize: "xs" });

import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import type { PayeeKind } from "#contract/payments.ts";
import { brand } from "../../brand/brand.ts";
import type { CallResult } from "../../lib/call-result.ts";
import type { Payee, Payees } from "../../session/payments/payees.ts";
import { AsyncView } from "../../ui/async-view.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cardStyle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PayeeCard } from "./payee-card.tsx";

interface PayeeListProps<P extends Payee> {
  readonly kind: PayeeKind;
  readonly payees: CallResult<Payees<P>>;
  /** Page that adds one; left out when the page shows the form itself. */
  readonly addPage?: string;
  /** Beside the button that removes an account. */
  readonly children?: (payee: P) => ReactNode;
}

/** The accounts of a kind as cards, and how many there may be. */
export function PayeeList<P extends Payee>(props: PayeeListProps<P>) {
  const { kind, payees, addPage, children } = props;
  const { t } = useTranslation("payees");
  return (
    <AsyncView
      result={payees}
      error={t("failed")}
      errorFrame={cardStyle}
      skeleton={<Waiting />}
      empty={
        <EmptyState
          title={t(`none.${kind}`)}
          note={t("none.note")}
          art={brand().art.empty}
          className={cardStyle}
          action={addPage !== undefined && <Add kind={kind} to={addPage} />}
        />
      }
    >
      {({ list, max }) => (
        <>
          <div className={line}>
            <p className={count}>{t("count", { count: list.length, max })}</p>
            {addPage !== undefined && list.length < max && <Add kind={kind} to={addPage} />}
          </div>
          <div className={grid}>
            {list.map((payee) => (
              <PayeeCard key={payee.id} kind={kind} payee={payee} action={children?.(payee)} />
            ))}
          </div>
          {list.length >= max && <p className={count}>{t("full", { max })}</p>}
        </>
      )}
    </AsyncView>
  );
}

function Add({ kind, to }: { readonly kind: PayeeKind; readonly to: string }) {
  const { t } = useTranslation("payees");
  return (
    <ButtonLink tone="primary" to={to}>
      <Icon as={Plus} />
      {t(`add.${kind}`)}
    </ButtonLink>
  );
}

function Waiting() {
  return (
    <div className={grid}>
      {[0, 1].map((index) => (
        <div key={index} className={cx(cardStyle, css({ overflow: "hidden" }))}>
          <Skeleton className={css({ height: "32", borderRadius: "0!" })} />
          <div className={css({ height: "24" })} />
        </div>
      ))}
    </div>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: "control",
});
const count = css({ color: "text-muted", fontSize: "sm" });
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  gap: { base: "3", desktop: "4" },
});

import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Row, Text } from "#styled/jsx/index.js";
import type { PayeeKind } from "#contract/payments.ts";
import { brand } from "#brand/brand.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import type { Payee, Payees } from "#domain/payments/payees.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { payeeGrid, PayeeListSkeleton } from "./payee-list-skeleton.tsx";
import { PayeeCard } from "./payee-card.tsx";
import type { RemoveCall } from "./remove-payee.tsx";

interface PayeeListProps<P extends Payee> {
  readonly kind: PayeeKind;
  readonly payees: CallResult<Payees<P>>;
  readonly remove: RemoveCall;
  /** Page that adds one; left out when the page shows the form itself. */
  readonly addPage?: string;
  /** Beside the button that removes an account. */
  readonly children?: (payee: P) => ReactNode;
}

/** The accounts of a kind as cards, and how many there may be. */
export function PayeeList<P extends Payee>(props: PayeeListProps<P>) {
  const { kind, payees, remove, addPage, children } = props;
  const { t } = useTranslation("payees");
  return (
    <AsyncView
      result={payees}
      error={t("failed")}
      errorFrame={cardStyle}
      skeleton={<PayeeListSkeleton />}
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
          <Row align="center" justify="space-between" gap="3" minHeight="control">
            <Text color="text-muted" size="sm">
              {list.length < max ? t("count", { count: list.length, max }) : t("full", { max })}
            </Text>
            {addPage !== undefined && list.length < max && <Add kind={kind} to={addPage} />}
          </Row>
          <div className={payeeGrid}>
            {list.map((payee) => (
              <PayeeCard
                key={payee.id}
                kind={kind}
                payee={payee}
                remove={remove}
                action={children?.(payee)}
              />
            ))}
          </div>
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

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PayeeKind } from "#contract/payments.ts";
import { useSession } from "#session/account/session-store.ts";
import { NeedsSecondPassword } from "#domain/payments/needs-second-password.tsx";
import { FormColumns } from "./form-columns.tsx";
import { PayeeFormSkeleton } from "./payee-form-skeleton.tsx";

interface FormPlaceProps {
  readonly kind: PayeeKind;
  readonly children: ReactNode;
}

/** Where an account is added. While the session has ended, the page stays open behind the login. */
export function FormPlace({ kind, children }: FormPlaceProps) {
  const { t } = useTranslation("payees");
  const userId = useSession((session) => session.userId);
  // By member: another one who logs in gets an empty form.
  if (userId !== null) return <NeedsSecondPassword key={userId}>{children}</NeedsSecondPassword>;
  return (
    <FormColumns kind={kind} title={t(`form.${kind}`)}>
      <PayeeFormSkeleton />
    </FormColumns>
  );
}

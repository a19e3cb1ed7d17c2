// Amount, account and summary of one method; the part passes its accounts.
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import type { CallResult } from "#lib/calls/call-result.ts";
import { formatCents } from "#lib/text/format.ts";
import type { Payee, Payees } from "#domain/payments/payees.ts";
import { useWithdrawCall } from "#domain/payments/withdraw-call.ts";
import { AmountField } from "#ui/fields/amount-field.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { AccountChoice } from "./account-choice.tsx";
import { CoinTermsLine } from "./coin-terms-line.tsx";
import { ConfirmWithdrawal } from "./confirm-withdrawal.tsx";
import { NumberedSection } from "#ui/layout/numbered-section.tsx";
import { MethodSkeleton } from "./withdraw-skeleton.tsx";
import type { PayeeChoice } from "./payee-choice.ts";
import { useWithdrawForm, type WithdrawFormState as Form } from "./use-withdraw-form.ts";
import { useWithdrawing } from "./withdraw-context.ts";
import { WithdrawPlace } from "./withdraw-place.tsx";
import { WithdrawSummary } from "./withdraw-summary.tsx";

interface WithdrawFormProps<P extends Payee> {
  readonly accounts: CallResult<Payees<P>>;
  readonly choiceOf: (payee: P) => PayeeChoice;
  /** Page where an account is added. */
  readonly add: string;
}

export function WithdrawForm<P extends Payee>({ accounts, choiceOf, add }: WithdrawFormProps<P>) {
  const { t } = useTranslation("withdraw");
  const call = useWithdrawCall();
  return (
    <AsyncView
      result={accounts}
      skeleton={<MethodSkeleton />}
      error={t("account.failed")}
      errorFrame={cardStyle}
    >
      {({ list, max }) => (
        <Fields
          // A withdrawal that has been taken leaves an empty form.
          key={call?.state === "done" ? call.key : ""}
          choices={list.map(choiceOf)}
          max={max}
          add={add}
        />
      )}
    </AsyncView>
  );
}

interface FieldsProps {
  readonly choices: readonly PayeeChoice[];
  readonly max: number;
  readonly add: string;
}

function Fields({ choices, max, add }: FieldsProps) {
  const { t } = useTranslation("withdraw");
  const id = useId();
  const state = useWithdrawForm(choices);
  const { form, account, order, asked, setAsked, open } = state;
  return (
    <>
      <WithdrawPlace place="head">
        <Amount form={id} state={state} />
      </WithdrawPlace>
      <form
        noValidate
        id={id}
        aria-label={t("form.label")}
        className={cx(cardStyle, frame)}
        onSubmit={form.onSubmit}
      >
        <NumberedSection number={2} title={t("account.title")}>
          <AccountChoice
            choices={choices}
            max={max}
            add={add}
            chosen={account}
            readOnly={open !== null}
            onChoose={state.choose}
          />
          {account?.quote != null && (
            <CoinTermsLine account={account} quote={account.quote} state={state} />
          )}
        </NumberedSection>
        <RefusalLine message={state.refusal} />
      </form>
      <WithdrawPlace place="aside">
        <WithdrawSummary form={id} order={order} />
      </WithdrawPlace>
      {asked !== null && (
        <ConfirmWithdrawal
          order={asked}
          current={order}
          onRenew={setAsked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface AmountProps {
  /** Id of the form, which does not contain the field. */
  readonly form: string;
  readonly state: Form;
}

function Amount({ form, state }: AmountProps) {
  const { t } = useTranslation("withdraw");
  const { method } = useWithdrawing();
  const { amount, error, most, open, change } = state;
  const field = useRef<HTMLInputElement>(null);
  return (
    <AmountField
      large
      form={form}
      ref={field}
      label={t("amount.label")}
      placeholder={t("amount.placeholder")}
      value={amount}
      error={error}
      hint={t("amount.limits", {
        min: formatCents(method.minCents),
        max: formatCents(method.maxCents),
      })}
      readOnly={open !== null}
      all={{ cents: most, label: t("amount.all", { amount: formatCents(most) }) }}
      onChange={change}
    />
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "5", desktop: "6" },
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
  alignContent: "start",
});

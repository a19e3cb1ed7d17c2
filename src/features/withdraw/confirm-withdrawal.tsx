// Confirms a withdrawal: all its figures, and the second password.
import { useTranslation } from "react-i18next";
import { proveSecondPassword, withdraw } from "#contract/api/withdraw.ts";
import { takemoney } from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { request } from "#lib/calls/http.ts";
import { bindLink } from "#session/member/bind-link.ts";
import { SecondPasswordField } from "#domain/payments/second-password-field.tsx";
import {
  closeWhenSpent,
  SECOND_PASSWORD_REFUSALS,
  type SecondPasswordState,
  secondPasswordRule,
  withSecondPassword,
} from "#domain/payments/second-password.ts";
import { WITHDRAWAL, withdrawals } from "#domain/payments/withdraw-call.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Form } from "#ui/form/form.tsx";
import { useRuleForm } from "#ui/form/use-rule-form.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { arrivesText, OrderFacts } from "./order-facts.tsx";
import { LapsedRate, useRateState } from "./lapsed-rate.tsx";
import type { WithdrawOrder } from "./withdraw-order.ts";

interface ConfirmWithdrawalProps {
  /** The withdrawal that is shown and sent. */
  readonly order: WithdrawOrder;
  /** The same withdrawal at the current rate. */
  readonly current: WithdrawOrder | null;
  readonly onRenew: (order: WithdrawOrder) => void;
  readonly onClose: () => void;
}

/** Open as long as it is rendered. */
export function ConfirmWithdrawal({ order, current, onRenew, onClose }: ConfirmWithdrawalProps) {
  const { t } = useTranslation("withdraw");
  const { t: say } = useTranslation("payees");
  const rate = useRateState(order, current);
  const form = useRuleForm({
    values: { secondPassword: "" },
    rules: { secondPassword: secondPasswordRule },
    say: (key) => say(key as "secondPassword.missing"),
    submit: async (_, options): Promise<void> => {
      if (rate !== "kept") return;
      const proof = await prove(form, options, onClose);
      if (proof === null) return;
      const started = await withdrawals.start({ slot: WITHDRAWAL, body: bodyOf(order, proof) });
      if (started !== "offline") onClose();
      else form.refuse(errorText(new CallError("offline", withdraw.path)));
    },
    refusals: SECOND_PASSWORD_REFUSALS,
  });
  return (
    <Dialog
      open
      title={t("confirm.title")}
      closable={!form.pending}
      dismissOutside={false}
      onClose={onClose}
    >
      <div className={body}>
        <Stack gap="3" padding="4" borderRadius="md" background="surface-sunken">
          <OrderFacts order={order} />
          <p className={total}>
            {t("order.arrives")}
            <b className={sum}>{arrivesText(order)}</b>
          </p>
        </Stack>
        {rate === "changed" && current !== null ? (
          <>
            <LapsedRate order={order} current={current} />
            <Button block tone="primary" size="lg" onClick={() => onRenew(current)}>
              {t("rate.accept")}
            </Button>
          </>
        ) : (
          <Form
            form={form}
            ready={rate === "kept"}
            submit={t(rate === "kept" ? "confirm.submit" : "rate.renewing")}
          >
            <SecondPasswordField form={form} />
            <TextLink to={bindLink("secondReset", takemoney)} className={forgot}>
              {t("password.forgot")}
            </TextLink>
          </Form>
        )}
        <Text color="text-muted" size="xs">
          {t("confirm.note")}
        </Text>
      </div>
    </Dialog>
  );
}

/** Null when the dialog has closed: no try is left. */
async function prove(
  form: Pick<SecondPasswordState, "read" | "set">,
  options: CallOptions,
  close: () => void,
): Promise<string | null> {
  try {
    const { proof } = await withSecondPassword(form, (secondPassword) =>
      request(proveSecondPassword, { secondPassword }, options),
    );
    return proof;
  } catch (failure) {
    closeWhenSpent(failure, close);
    return null;
  }
}

function bodyOf({ method, account, amountCents }: WithdrawOrder, proof: string) {
  const { quote, id: accountId } = account;
  const body = { kind: method.kind, accountId, amountCents, proof };
  return quote === null ? body : { ...body, rateId: quote.rateId };
}

const body = css({ display: "grid", gap: "5", marginTop: "2" });
const total = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  paddingTop: "3",
  borderTop: "dashed",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
});
const sum = css({ textStyle: "figures", fontSize: "xl", fontWeight: "bold", lineHeight: "none" });
const forgot = css({ justifySelf: "start", fontSize: "xs" });

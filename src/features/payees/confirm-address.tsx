// Confirms a new address with a code. Only confirmed addresses can receive withdrawals.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CODE_CATE } from "#contract/api/auth.ts";
import { type CoinAccount, confirmCoinAccount } from "#contract/api/coin-accounts.ts";
import { DEVICE_CODE } from "#contract/account-rules.ts";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { request } from "#lib/calls/http.ts";
import { CodeField } from "#session/code/code-field.tsx";
import { CODE_REFUSALS } from "#session/code/code-refusals.ts";
import { boundReceiver } from "#session/account/bound-receiver.ts";
import { useSession } from "#session/account/session-store.ts";
import { CaptchaHost } from "#session/captcha/captcha-host.tsx";
import { changeCoinAccounts } from "#domain/payments/coin-accounts.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Countdown } from "#ui/money/countdown.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Form } from "#ui/form/form.tsx";
import { useRuleForm } from "#ui/form/use-rule-form.ts";
import { showToast } from "#ui/overlays/toast.tsx";

interface ConfirmAddressProps {
  readonly account: Pick<CoinAccount, "id" | "coin" | "network" | "masked" | "confirmBy">;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Open while it is rendered; an address can also be confirmed later, until its time is over. */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { t } = useTranslation("payees");
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      title={t("confirm.title")}
      dismissOutside={false}
      initialFocus={() => content.current?.querySelector("input") ?? null}
      onClose={props.onClose}
    >
      <div ref={content}>
        <CodeForm {...props} />
        <CaptchaHost />
      </div>
    </Dialog>
  );
}

function CodeForm({ account, onDone, onClose }: ConfirmAddressProps) {
  const { t } = useTranslation("payees");
  const phone = useSession(({ member }) => member?.phone ?? "");
  const form = useRuleForm({
    values: { code: "" },
    rules: { code: (code) => (DEVICE_CODE.test(code) ? null : "fault.code") },
    say: t,
    submit: async ({ code }, options) => {
      await changeCoinAccounts(request(confirmCoinAccount, { id: account.id, code }, options));
      showToast(t("added.coin"));
      onDone();
    },
    refusals: CODE_REFUSALS,
  });
  return (
    <Form form={form}>
      <Facts {...account} />
      <Text color="text-muted">{t("confirm.note", { phone })}</Text>
      <CodeField
        form={form}
        cate={CODE_CATE.sms}
        countedBy="bound phone"
        receiver={() => boundReceiver("phone")}
      />
      <Row justify="flex-end" gap="3">
        <Button onClick={onClose}>{t("confirm.later")}</Button>
        <Button type="submit" tone="primary" loading={form.pending}>
          {t("confirm.sure")}
        </Button>
      </Row>
    </Form>
  );
}

function Facts({ coin, network, masked, confirmBy }: ConfirmAddressProps["account"]) {
  const { t } = useTranslation("payees");
  return (
    <Stack gap="1" padding="3" borderRadius="md" background="surface-sunken">
      <Text color="text-strong" textStyle="figures" weight="semibold">
        {coin} · {network} · {masked}
      </Text>
      {confirmBy !== null && (
        <Row as="p" gap="2" color="text-muted" size="xs">
          {t("confirm.left")} <Countdown look="plain" until={confirmBy} />
        </Row>
      )}
    </Stack>
  );
}

// Confirms a new address with a code. Only confirmed addresses can receive withdrawals.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CODE_CATE } from "#contract/api/auth.ts";
import { type CoinAccount, confirmCoinAccount } from "#contract/api/coin-accounts.ts";
import { DEVICE_CODE } from "#contract/account-rules.ts";
import { css } from "#styled/css/index.js";
import { request } from "#lib/http.ts";
import { CodeField } from "#session/account/code-field.tsx";
import { CODE_REFUSALS } from "#session/account/code-refusals.ts";
import { boundReceiver } from "#session/account/bound-receiver.ts";
import { useSession } from "#session/account/session-store.ts";
import { CaptchaHost } from "#session/captcha/captcha-host.tsx";
import { changeCoinAccounts } from "#domain/payments/coin-accounts.ts";
import { Button } from "#ui/button.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form/form.tsx";
import { useRuleForm } from "#ui/form/use-rule-form.ts";
import { showToast } from "#ui/toast.tsx";

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
      <p className={note}>{t("confirm.note", { phone })}</p>
      <CodeField
        form={form}
        cate={CODE_CATE.sms}
        countedBy="bound phone"
        receiver={() => boundReceiver("phone")}
      />
      <div className={buttons}>
        <Button onClick={onClose}>{t("confirm.later")}</Button>
        <Button type="submit" tone="primary" loading={form.pending}>
          {t("confirm.sure")}
        </Button>
      </div>
    </Form>
  );
}

function Facts({ coin, network, masked, confirmBy }: ConfirmAddressProps["account"]) {
  const { t } = useTranslation("payees");
  return (
    <div className={facts}>
      <p className={what}>
        {coin} · {network} · {masked}
      </p>
      {confirmBy !== null && (
        <p className={left}>
          {t("confirm.left")} <Countdown look="plain" until={confirmBy} />
        </p>
      )}
    </div>
  );
}

const facts = css({
  display: "grid",
  gap: "1",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const what = css({ color: "text-strong", textStyle: "figures", fontWeight: "semibold" });
const left = css({ display: "flex", gap: "2", color: "text-muted", fontSize: "xs" });
const note = css({ color: "text-muted" });
const buttons = css({ display: "flex", justifyContent: "flex-end", gap: "3" });

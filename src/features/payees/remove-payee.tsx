import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "#styled/jsx/index.js";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { NeedsSecondPassword } from "#domain/payments/needs-second-password.tsx";
import {
  closeWhenSpent,
  SECOND_PASSWORD_REFUSALS,
  secondPasswordRule,
  withSecondPassword,
} from "#domain/payments/second-password.ts";
import { SecondPasswordField } from "#domain/payments/second-password-field.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Form } from "#ui/form/form.tsx";
import { useRuleForm } from "#ui/form/use-rule-form.ts";
import { Note } from "#ui/text/note.tsx";
import { showToast } from "#ui/overlays/toast.tsx";

/** Removes an account of one kind. */
export type RemoveCall = (
  body: { readonly id: string; readonly secondPassword: string },
  options: CallOptions,
) => Promise<void>;

interface RemovePayeeProps {
  readonly id: string;
  /** Name of the account on its card. */
  readonly name: string;
  readonly remove: RemoveCall;
  readonly onClose: () => void;
}

/** Confirms the removal with the second password. Open while it is rendered. */
export function RemovePayee(props: RemovePayeeProps) {
  const { t } = useTranslation("payees");
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      title={t("remove.title")}
      dismissOutside={false}
      initialFocus={() => content.current?.querySelector("input") ?? null}
      onClose={props.onClose}
    >
      <div ref={content}>
        <NeedsSecondPassword>
          <Removal {...props} />
        </NeedsSecondPassword>
      </div>
    </Dialog>
  );
}

function Removal({ id, name, remove, onClose }: RemovePayeeProps) {
  const { t } = useTranslation("payees");
  const form = useRuleForm({
    values: { secondPassword: "" },
    rules: { secondPassword: secondPasswordRule },
    say: t,
    submit: async (_, options) => {
      try {
        await withSecondPassword(form, (secondPassword) => remove({ id, secondPassword }, options));
      } catch (failure) {
        return closeWhenSpent(failure, onClose);
      }
      showToast(t("remove.done"));
      onClose();
    },
    refusals: SECOND_PASSWORD_REFUSALS,
  });
  return (
    <Form form={form}>
      <Note tone="warn">{t("remove.ask", { name })}</Note>
      <SecondPasswordField form={form} />
      <Row justify="flex-end" gap="3">
        <Button onClick={onClose}>{t("remove.cancel")}</Button>
        <Button type="submit" tone="primary" loading={form.pending}>
          {t("remove.sure")}
        </Button>
      </Row>
    </Form>
  );
}

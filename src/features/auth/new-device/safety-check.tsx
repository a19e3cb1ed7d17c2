// Before the first code goes out: does the player know the number behind the mask?
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { figures } from "#ui/money/money.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Form } from "#ui/form/form.tsx";
import { useRuleForm } from "#ui/form/use-rule-form.ts";
import { Input } from "#ui/fields/input.tsx";
import { hiddenDigits } from "../form/rules.ts";
import { completedPhone } from "./completed-phone.ts";

interface SafetyCheckProps {
  /** Masked. */
  readonly phone: string;
  /** The digits entered before were wrong. */
  readonly wrong: boolean;
  readonly onClose: () => void;
  /** @param phone the number by what was typed */
  readonly onSure: (phone: string) => void;
}

export function SafetyCheck({ phone, wrong, onClose, onSure }: SafetyCheckProps) {
  const { t } = useTranslation("auth");
  const formId = useId();
  const form = useRuleForm({
    values: { digits: "" },
    rules: {
      digits: (typed) =>
        hiddenDigits(typed) ?? (completedPhone(phone, typed) === null ? WRONG : null),
    },
    say: t,
    submit: ({ digits }) => onSure(completedPhone(phone, digits) ?? ""),
  });
  const { refuse } = form;
  useEffect(() => {
    if (wrong) refuse(t(WRONG), "digits");
  }, [wrong, refuse, t]);
  return (
    <Dialog
      open
      title={t("device.check.title")}
      onClose={onClose}
      actions={
        <>
          <Button className={fingerSize} onClick={onClose}>
            {t("device.check.cancel")}
          </Button>
          <Button type="submit" form={formId} tone="primary" className={fingerSize}>
            {t("device.check.sure")}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <p>{t("device.check.text")}</p>
        <p className={`${masked} ${figures}`}>{phone}</p>
        <Input
          label={t("device.check.label")}
          inputMode="numeric"
          autoComplete="off"
          {...form.field("digits", { max: HIDDEN_MAX })}
        />
      </Form>
    </Dialog>
  );
}

const HIDDEN_MAX = 4;
const WRONG = "rule.hiddenDigits";

const masked = css({
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  letterSpacing: "wide",
  textAlign: "center",
});

/** As high as a finger needs on phones, also where the edition's controls are lower. */
const fingerSize = css({ minHeight: { base: "10", desktop: "0" } });

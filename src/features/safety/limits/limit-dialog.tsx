// Sets a limit. Before it is sent, the dialog says whether the change holds at once or waits.
import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Limit, type ProtectionInfo, setLimit } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { AmountField } from "#ui/fields/amount-field.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Form } from "#ui/form/form.tsx";
import type { FormPlan, RuleForm } from "#ui/form/use-rule-form.ts";
import { Input } from "#ui/fields/input.tsx";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { useChange } from "#domain/safety/use-change.ts";
import { valueText, windowText } from "../shared/words.ts";
import { isRaise, limitForm, type LimitProblem, limitProblem, limitValue } from "./limit-state.ts";

interface LimitDialogProps {
  readonly limit: Limit;
  readonly rules: ProtectionInfo["rules"];
  readonly onClose: () => void;
}

interface Values {
  readonly value: string;
}

export function LimitDialog({ limit, rules, onClose }: LimitDialogProps) {
  const { t } = useTranslation("safety");
  const { kind, window } = limit;
  const change = useChange();
  const field = useRef<HTMLInputElement>(null);
  const send = async (value: number | null) => {
    const sent = await change.send(setLimit, { kind, window, value }, (info) => {
      const waits = pendingOf(info, limit);
      return waits === null
        ? t("limit.done.set")
        : t("limit.done.asked", { time: listTime(waits.from) });
    });
    if (sent !== null) onClose();
  };
  const plan: FormPlan<Values> = {
    values: { value: "" },
    rules: { value: (typed) => limitProblem(kind, typed) },
    say: (key) => t(`limit.rule.${key as LimitProblem}`),
    submit: ({ value }) => send(limitValue(kind, value)),
  };
  const form = useHeldForm<Values>(limitForm(limit), plan, ["value"]);
  return (
    <Dialog
      open
      title={t("limit.dialog", {
        kind: t(`limit.kind.${kind}`),
        window: windowText(kind, window, t),
      })}
      closable={!change.busy}
      dismissOutside={false}
      initialFocus={() => field.current}
      onClose={onClose}
    >
      <Form form={form} submit={t("limit.save")}>
        {limit.value !== null && <Now limit={limit} of={limit.value} />}
        <ValueField kind={kind} form={form} field={field} />
        <Effect limit={limit} rules={rules} form={form} />
      </Form>
      {limit.value !== null && limit.pending?.value !== null && (
        <Button block className={remove} disabled={change.busy} onClick={() => void send(null)}>
          {t("limit.remove")}
        </Button>
      )}
    </Dialog>
  );
}

function Now({
  limit: { kind, used, window },
  of,
}: {
  readonly limit: Limit;
  readonly of: number;
}) {
  const { t } = useTranslation("safety");
  const value = valueText(kind, of, t);
  return (
    <Text color="text-muted" size="xs">
      {window === "each"
        ? value
        : t("limit.now", { value, used: valueText(kind, Math.max(0, used), t) })}
    </Text>
  );
}

interface ValueFieldProps {
  readonly kind: Limit["kind"];
  readonly form: RuleForm<Values>;
  readonly field: RefObject<HTMLInputElement | null>;
}

function ValueField({ kind, form, field }: ValueFieldProps) {
  const { t } = useTranslation("safety");
  if (kind === "time")
    return (
      <Input
        inputMode="numeric"
        label={t("limit.field.minutes")}
        placeholder={t("limit.field.placeholderMinutes")}
        {...form.field("value", { max: 5 })}
      />
    );
  return (
    <AmountField
      ref={field}
      label={t("limit.field.cents")}
      placeholder={t("limit.field.placeholder")}
      value={form.values.value}
      error={form.error("value")}
      onChange={(text) => form.set("value", text)}
    />
  );
}

interface EffectProps extends Pick<LimitDialogProps, "limit" | "rules"> {
  readonly form: RuleForm<Values>;
}

/** What a press on the button will do, as the amount stands. */
function Effect({ limit, rules, form }: EffectProps) {
  const { t } = useTranslation("safety");
  const typed = form.values.value;
  const wanted = limitProblem(limit.kind, typed) === null ? limitValue(limit.kind, typed) : null;
  const raises = rules.raiseAfterWindow
    ? t("limit.raisesAfter")
    : t("limit.raises", { count: rules.raiseHours });
  if (limit.value === null)
    return <Text color="text-muted" size="xs">{`${t("limit.first")}${raises}`}</Text>;
  if (wanted === null)
    return <Text color="text-muted" size="xs">{`${t("limit.lowers")}${raises}`}</Text>;
  return (
    <Text aria-live="polite" color="text-muted" size="xs">
      {isRaise(limit, wanted) ? raises : t("limit.lowers")}
    </Text>
  );
}

function pendingOf({ limits }: ProtectionInfo, { kind, window }: Limit): Limit["pending"] {
  return limits.find((one) => one.kind === kind && one.window === window)?.pending ?? null;
}

const remove = css({ marginTop: "3" });

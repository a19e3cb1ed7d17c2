// A form for a fact of the profile that is given once: asks again before it is sent.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { bindOther } from "#contract/api/member.ts";
import type { GENDERS } from "#contract/api/member.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { request } from "#lib/calls/http.ts";
import { brand } from "#brand/brand.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { Form } from "#ui/form/form.tsx";
import type { Verdict } from "#ui/form/rules.ts";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { finishChange } from "./finish-change.ts";

export interface ProfileFact {
  readonly realName?: string;
  readonly gender?: (typeof GENDERS)[number];
  readonly birthday?: string;
}

export type OnceValue = RuleForm<{ value: string }>;

interface OnceFormProps {
  readonly name: keyof ProfileFact;
  readonly rule: (value: string) => Verdict;
  readonly toFact: (value: string) => ProfileFact;
  /** The value in words, for the question. */
  readonly say: (value: string) => string;
  readonly children: (form: OnceValue) => ReactNode;
}

export function OnceForm({ name, rule, toFact, say, children }: OnceFormProps) {
  const { t } = useTranslation("account");
  const [asked, setAsked] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useHeldForm(name, {
    values: { value: "" },
    rules: { value: rule },
    say: (key) => t(key, { age: brand().legal.minimumAge }),
    submit: ({ value }) => setAsked(value),
  });
  const send = async () => {
    if (asked === null) return;
    setSending(true);
    try {
      await request(bindOther, toFact(asked));
      await finishChange(t("changed"));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setSending(false);
      setAsked(null);
    }
  };
  return (
    <Form form={form} submit={t("action.submit")}>
      {children(form)}
      <ConfirmDialog
        open={asked !== null}
        message={t("once.ask", { value: asked === null ? "" : say(asked) })}
        onCancel={() => setAsked(null)}
        sureText={t("once.sure")}
        pending={sending}
        onSure={() => void send()}
      />
    </Form>
  );
}

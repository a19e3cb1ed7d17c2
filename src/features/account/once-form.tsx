// A form for a fact of the profile that is given once: asks again before it is sent.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { bindOther } from "#contract/api/member.ts";
import type { GENDERS } from "#contract/api/member.ts";
import { CallError } from "../../lib/call-error.ts";
import { request } from "../../lib/http.ts";
import { Button } from "../../ui/button.tsx";
import { TipsDialog } from "../../ui/tips-dialog.tsx";
import { formStyle } from "./form-style.ts";
import { finishChange } from "./finish-change.ts";
import { type Faults, type RuledForm, useRuledForm } from "./use-ruled-form.ts";

export interface ProfileFact {
  readonly realName?: string;
  readonly gender?: (typeof GENDERS)[number];
  readonly birthday?: string;
}

interface OnceFormProps {
  readonly check: (values: { readonly value: string }) => Faults<{ value: string }>;
  readonly toFact: (value: string) => ProfileFact;
  /** The value in words, for the question. */
  readonly say: (value: string) => string;
  readonly children: (form: RuledForm<{ value: string }>) => ReactNode;
}

export function OnceForm({ check, toFact, say, children }: OnceFormProps) {
  const { t } = useTranslation("account");
  const [asked, setAsked] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRuledForm({
    values: { value: "" },
    check,
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
    <form noValidate className={formStyle} onSubmit={form.submit}>
      {children(form)}
      <Button type="submit" tone="primary" size="lg" loading={form.pending}>
        {t("action.submit")}
      </Button>
      <TipsDialog
        open={asked !== null}
        message={t("once.ask", { value: asked === null ? "" : say(asked) })}
        onCancel={() => setAsked(null)}
        confirm={
          <Button tone="primary" loading={sending} onClick={() => void send()}>
            {t("once.sure")}
          </Button>
        }
      />
    </form>
  );
}

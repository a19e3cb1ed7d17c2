import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { CODE_TYPE, type SendCodeBody } from "#contract/api/auth.ts";
import { RESET_CODE_MAX } from "#contract/account-rules.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { codeKey, useCodeCooldown } from "./code-cooldown.ts";
import { loadNamespace } from "../preferences/locale.ts";
import { sendCode } from "./send-code.ts";
import { useSession } from "../account/session-store.ts";
import { Button } from "#ui/buttons/button.tsx";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { Input } from "#ui/fields/input.tsx";
import { showToast } from "#ui/overlays/toast.tsx";

interface CodeFieldProps {
  readonly form: Pick<RuleForm<{ code: string }>, "field">;
  readonly cate: SendCodeBody["cate"];
  /** Where the code goes; null when that is not known, which its field then says. */
  readonly receiver: () => Promise<string | null>;
  /** What the minute between two codes is counted by. */
  readonly countedBy: string;
}

export function CodeField({ form, ...sending }: CodeFieldProps) {
  const { t } = useTranslation("account");
  return (
    <Input
      label={t("field.code")}
      icon={MessageSquareText}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...form.field("code", { max: RESET_CODE_MAX })}
      end={<GetCode {...sending} />}
    />
  );
}

function GetCode({ cate, receiver, countedBy }: Omit<CodeFieldProps, "form">) {
  const { t } = useTranslation("account");
  const captcha = useCaptcha();
  const name = useSession((state) => state.member?.name ?? "");
  const type = CODE_TYPE.bind;
  const { seconds, sent } = useCodeCooldown(codeKey(type, name, countedBy));
  const [sending, setSending] = useState(false);
  const get = async () => {
    setSending(true);
    try {
      const to = await receiver();
      if (to === null) return;
      // The words of the captcha and of the sent code are those of the authentication dialog.
      await loadNamespace("auth");
      await sendCode({ receiver: to, name, type, cate, captcha, countedBy });
    } catch (error) {
      if (!(error instanceof CallError)) showToast(errorText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      tone="soft"
      size="sm"
      className={reach}
      loading={sending}
      disabled={seconds > 0}
      onClick={() => void get()}
    >
      {seconds > 0 ? t("code.wait", { seconds }) : t(sent ? "code.again" : "code.get")}
    </Button>
  );
}

// A finger needs more than the button shows.
const reach = css({
  position: "relative",
  _after: { content: '""', position: "absolute", inset: "-1-5" },
});

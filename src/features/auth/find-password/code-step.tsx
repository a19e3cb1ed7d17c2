// Step 1: the code that was sent.
import { MessageSquareText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RESET_CODE_MAX } from "#contract/account-rules.ts";
import { css } from "#styled/css/index.js";
import { AUTH_WAYS } from "#session/site/events.ts";
import { Input } from "#ui/input.tsx";
import { FindForm } from "./find-form.tsx";
import { ResendButton } from "./resend-button.tsx";
import type { Find } from "./use-find.ts";

export function CodeStep({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { form, way } = find;
  const { receiver } = find.account();
  const byPhone = way === AUTH_WAYS.byPhone;
  return (
    <FindForm find={find} needs={["code"]} submit={t("find.next")}>
      <p className={words}>
        {t("find.code.sentTo", { receiver: byPhone ? `+${receiver}` : receiver })}
      </p>
      <Input
        label={t("find.code.label")}
        placeholder={t("find.code.placeholder")}
        icon={MessageSquareText}
        inputMode={byPhone ? "numeric" : "text"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint={t("find.code.nothing")}
        end={<ResendButton find={find} />}
        {...form.field("code", { max: RESET_CODE_MAX })}
        error={form.error("code") ?? find.state.refusal?.message}
      />
    </FindForm>
  );
}

const words = css({ color: "text-muted", fontSize: "sm", overflowWrap: "anywhere" });

// Step 1: the code that was sent.
import { MessageSquareText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RESET_CODE_MAX } from "#contract/account-rules.ts";
import { css } from "#styled/css/index.js";
import { AUTH_WAYS } from "../../../session/events.ts";
import { Input } from "../../../ui/input.tsx";
import { code } from "../rules.ts";
import { FindForm } from "./find-form.tsx";
import { FindSubmit } from "./find-submit.tsx";
import { ResendButton } from "./resend-button.tsx";
import type { Find } from "./use-find.ts";
import { useFindErrors } from "./use-find-errors.ts";

export function CodeStep({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { form, way, check } = find;
  const { receiver } = find.account();
  const byPhone = way === AUTH_WAYS.byPhone;
  return (
    <FindForm find={find} onSubmit={check}>
      <p className={words}>
        {t("find.code.sentTo", { receiver: byPhone ? `+${receiver}` : receiver })}
      </p>
      <Input
        label={t("find.code.label")}
        placeholder={t("find.code.placeholder")}
        icon={MessageSquareText}
        inputMode={byPhone ? "numeric" : "text"}
        maxLength={RESET_CODE_MAX}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={useFindErrors(find).code}
        hint={t("find.code.nothing")}
        end={<ResendButton find={find} />}
        {...form.register("code", { validate: (typed) => code(typed.trim()) ?? true })}
      />
      <FindSubmit find={find} needs={["code"]}>
        {t("find.next")}
      </FindSubmit>
    </FindForm>
  );
}

const words = css({ color: "text-muted", fontSize: "sm", overflowWrap: "anywhere" });

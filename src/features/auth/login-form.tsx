import { Lock, UserRound } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { PASSWORD_MAX, USERNAME_MAX } from "#contract/account-rules.ts";
import { isOn } from "../../brand/brand.ts";
import { emit } from "../../session/events.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { formFrame } from "./form-frame.ts";
import { LinkButton } from "./link-button.tsx";
import { RefusalLine } from "./refusal-line.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useLogin } from "./use-login.ts";

export function LoginForm() {
  const { t } = useTranslation("auth");
  const { form, field, error, refusal, pending, onSubmit, setRemember } = useLogin();
  const { name, password, remember } = useWatch({ control: form.control });
  return (
    <form noValidate className={formFrame} onSubmit={(event) => void onSubmit(event)}>
      <Input
        label={t("field.name")}
        placeholder={t("field.namePlaceholder")}
        icon={UserRound}
        maxLength={USERNAME_MAX}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        reserveNote
        error={error("name")}
        {...field("name")}
      />
      <PasswordInput
        label={t("field.password")}
        placeholder={t("field.passwordPlaceholder")}
        icon={Lock}
        maxLength={PASSWORD_MAX}
        autoComplete="current-password"
        reserveNote
        error={error("password")}
        {...field("password")}
      />
      <div className={options}>
        {isOn("rememberPassword") ? (
          <Checkbox checked={remember === true} onChange={setRemember}>
            {t("field.remember")}
            {remember === true && <small className={note}>{t("field.rememberNote")}</small>}
          </Checkbox>
        ) : (
          <span />
        )}
        <LinkButton onClick={() => emit("forget_password", null)}>{t("entry.forgot")}</LinkButton>
      </div>
      <RefusalLine message={refusal} />
      <SubmitButton ready={name !== "" && password !== ""} pending={pending}>
        {t("entry.login")}
      </SubmitButton>
    </form>
  );
}

const options = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "3",
  fontSize: "sm",
});

const note = css({ display: "block", color: "text-muted", fontSize: "xs" });

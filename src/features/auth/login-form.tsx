import { Lock, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Row, Text } from "#styled/jsx/index.js";
import { PASSWORD_MAX, USERNAME_MAX } from "#contract/account-rules.ts";
import { isOn } from "#brand/brand.ts";
import { emit } from "#session/site/events.ts";
import { SafetyPause } from "#domain/safety/safety-parts.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Form } from "#ui/form/form.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PasswordInput } from "#ui/fields/password-input.tsx";
import { LinkButton } from "./form/link-button.tsx";
import { useLogin } from "./use-login.ts";

export function LoginForm() {
  const { t } = useTranslation("auth");
  const { form, pause, setRemember } = useLogin();
  const { name, password, remember } = form.values;
  return (
    <Form dense form={form} submit={t("entry.login")} ready={name !== "" && password !== ""}>
      <Input
        label={t("field.name")}
        placeholder={t("field.namePlaceholder")}
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        reserveNote
        {...form.field("name", { max: USERNAME_MAX })}
      />
      <PasswordInput
        label={t("field.password")}
        placeholder={t("field.passwordPlaceholder")}
        icon={Lock}
        autoComplete="current-password"
        reserveNote
        {...form.field("password", { max: PASSWORD_MAX })}
      />
      {pause !== null && <SafetyPause pause={pause} />}
      <Row align="flex-start" justify="space-between" gap="3" size="sm">
        {isOn("rememberPassword") ? (
          <Checkbox checked={remember} onChange={setRemember}>
            {t("field.remember")}
            {remember && (
              <Text as="small" display="block" color="text-muted" size="xs">
                {t("field.rememberNote")}
              </Text>
            )}
          </Checkbox>
        ) : (
          <span />
        )}
        <LinkButton onClick={() => emit("forget_password", null)}>{t("entry.forgot")}</LinkButton>
      </Row>
    </Form>
  );
}

import { UserRound, Ticket } from "lucide-react";
import { useTranslation } from "react-i18next";
import { REFERRAL_CODE_MAX, USERNAME_MAX } from "#contract/account-rules.ts";
import { Form } from "#ui/form/form.tsx";
import { Input } from "#ui/input.tsx";
import { AgreeBox } from "./agree-box.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { username } from "./rules.ts";
import { useRegister } from "./use-register.ts";

export function RegisterForm() {
  const { t } = useTranslation("auth");
  const form = useRegister();
  const { name, password, repeat, agreed } = form.values;
  const ready = name !== "" && password !== "" && repeat !== "" && agreed;
  return (
    <Form dense form={form} submit={t("entry.register")} ready={ready}>
      <Input
        label={t("field.name")}
        placeholder={t("field.namePlaceholder")}
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={t("field.nameHint")}
        ok={username(name) === null ? t("field.nameOk") : undefined}
        {...form.field("name", { max: USERNAME_MAX })}
      />
      <NewPasswordFields form={form} />
      <Input
        label={t("field.invite")}
        placeholder={t("field.invitePlaceholder")}
        icon={Ticket}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("invite", { max: REFERRAL_CODE_MAX })}
      />
      <AgreeBox
        field={form.field("agreed")}
        checked={agreed}
        onChange={(checked) => form.set("agreed", checked)}
      />
    </Form>
  );
}

import { UserRound, Ticket } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { USERNAME_MAX } from "#contract/account-rules.ts";
import { Input } from "../../ui/input.tsx";
import { AgreeBox } from "./agree-box.tsx";
import { formFrame } from "./form-frame.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { RefusalLine } from "./refusal-line.tsx";
import { username } from "./rules.ts";
import { stripped } from "./stripped.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useRegister } from "./use-register.ts";

export function RegisterForm() {
  const { t } = useTranslation("auth");
  const registration = useRegister();
  const { form, field, set, error, refusal, pending, onSubmit } = registration;
  const values = useWatch({ control: form.control });
  const { name = "", password, repeat, agreed = false } = values;
  const nameField = field("name");
  const ready = name !== "" && password !== "" && repeat !== "" && agreed;
  return (
    <form noValidate className={formFrame} onSubmit={(event) => void onSubmit(event)}>
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
        error={error("name")}
        {...nameField}
        {...stripped(USERNAME_MAX, nameField.onChange)}
      />
      <NewPasswordFields registration={registration} />
      <Input
        label={t("field.invite")}
        placeholder={t("field.invitePlaceholder")}
        icon={Ticket}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={error("invite")}
        {...field("invite")}
      />
      <AgreeBox
        field={field("agreed")}
        checked={agreed}
        error={error("agreed")}
        onChange={(checked) => set("agreed", checked)}
      />
      <RefusalLine message={refusal} />
      <SubmitButton ready={ready} pending={pending}>
        {t("entry.register")}
      </SubmitButton>
    </form>
  );
}

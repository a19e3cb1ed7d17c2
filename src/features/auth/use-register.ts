import { useState } from "react";
import { useTranslation } from "react-i18next";
import { KTYPE, register } from "#contract/api/auth.ts";
import { DATA_EXISTS } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { ask } from "#lib/calls/http.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import type { Proof } from "#session/captcha/captcha-store.ts";
import { useCaptcha } from "#session/captcha/use-captcha.ts";
import { referralCodes } from "#session/site/referral.ts";
import type { Rules } from "#ui/form/rules.ts";
import { type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { type Credentials, isFieldRefusal } from "./login-call.ts";
import { goOn, isLost, logInFirst } from "./new-account.ts";
import { agree, inviteCode, password, repeat, username } from "./form/rules.ts";
import { useKeepName, useTypedName } from "./form/typed-name.ts";

export interface RegisterValues {
  readonly name: string;
  readonly password: string;
  readonly repeat: string;
  readonly invite: string;
  readonly agreed: boolean;
}

const RULES: Rules<RegisterValues> = {
  name: username,
  password,
  repeat: (text, values) => repeat(text, values.password),
  invite: inviteCode,
  agreed: agree,
};

export function useRegister(): RuleForm<RegisterValues> {
  const { t } = useTranslation("auth");
  const captcha = useCaptcha();
  const [lostName, setLostName] = useState<string | null>(null);

  const settle = async (failure: CallError, credentials: Credentials): Promise<void> => {
    // The only thing that may be there already is the username.
    const taken = failure.code === DATA_EXISTS;
    const mayBeOwn = isLost(failure) || (taken && lostName === credentials.name);
    if (!mayBeOwn) {
      if (isFieldRefusal(failure)) form.refuse(errorText(failure), taken ? "name" : undefined);
      return;
    }
    setLostName(credentials.name);
    const first = await logInFirst(credentials);
    if (first.kind === "none" || first.kind === "unknown") {
      form.refuse(t(taken ? "entry.nameMaybeYours" : `entry.lost.${first.kind}`));
      return;
    }
    showToast(t("entry.registered"));
    await goOn(first);
  };

  const signUp = async (values: RegisterValues) => {
    const credentials = { name: values.name, password: wirePassword(values.password) };
    const shown = (failure: CallError) => isFieldRefusal(failure) || isLost(failure);
    const subject = { ktype: KTYPE.register, ...credentials, shown };
    try {
      const send = (proof: Proof, options: CallOptions) =>
        askRegister(credentials, values.invite, proof, options);
      if ((await captcha.run(subject, send)) === null) return;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await settle(error, credentials);
      return;
    }
    showToast(t("entry.registered"));
    await goOn(await logInFirst(credentials));
  };

  const name = useTypedName();
  const form = useRuleForm<RegisterValues>({
    values: { name, password: "", repeat: "", invite: referralCodes().iCode, agreed: false },
    rules: RULES,
    say: t,
    submit: signUp,
    checks: "left",
  });
  useKeepName(form.values.name);
  return form;
}

function askRegister(credentials: Credentials, iCode: string, proof: Proof, options: CallOptions) {
  const body = {
    ...credentials,
    secondPassword: credentials.password,
    ...proof,
    domain: window.location.hostname,
    rCode: referralCodes().rCode,
    iCode,
  };
  return ask(register, body, options);
}

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { KTYPE } from "#contract/api/auth.ts";
import { hasPart } from "#session/parts/brand-part.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import type { Proof } from "#session/captcha/captcha-store.ts";
import { useCaptcha } from "#session/captcha/use-captcha.ts";
import { pauseOf, type ShownPause } from "#domain/safety/pause.ts";
import { emit } from "#session/site/events.ts";
import { enter } from "#session/account/member.ts";
import {
  forgetPassword,
  rememberedPassword,
  rememberPassword,
} from "#session/account/remembered-password.ts";
import { type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { askLogin, isFieldRefusal, loginRisk } from "./login-call.ts";
import { loginName, loginPassword } from "./form/rules.ts";
import { useKeepName, useTypedName } from "./form/typed-name.ts";

interface LoginValues {
  readonly name: string;
  readonly password: string;
  readonly remember: boolean;
}

export function useLogin() {
  const { t } = useTranslation("auth");
  const captcha = useCaptcha();
  const [pause, setPause] = useState<ShownPause | null>(null);
  const logIn = async ({ name, password, remember }: LoginValues) => {
    const credentials = { name, password: wirePassword(password) };
    const subject = { ktype: KTYPE.login, ...credentials, shown: isFieldRefusal };
    setPause(null);
    try {
      const send = (proof: Proof, options: CallOptions) => askLogin(credentials, proof, options);
      const answer = await captcha.run(subject, send);
      if (answer === null) return;
      if (remember) await rememberPassword({ name, password });
      await enter(answer.data);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const paused = hasPart("safety-pause") ? pauseOf(error) : null;
      const device = loginRisk(error, credentials);
      if (device !== null) emit("newDevice", remember ? { ...device, remember: password } : device);
      else if (paused !== null) setPause(paused);
      else if (isFieldRefusal(error)) form.refuse(errorText(error));
    }
  };

  const form = useRuleForm<LoginValues>({
    values: { name: useTypedName(), password: "", remember: false },
    rules: { name: loginName, password: loginPassword },
    say: t,
    submit: logIn,
    checks: "left",
  });
  useKeepName(form.values.name);
  useRemembered(form);

  return {
    form,
    pause,
    setRemember: (remember: boolean) => {
      form.set("remember", remember);
      if (!remember) void forgetPassword();
    },
  };
}

/** Fills in what this device remembers, unless the player is already typing another account. */
function useRemembered({ read, reset }: RuleForm<LoginValues>): void {
  useEffect(() => {
    let left = false;
    const fill = async () => {
      const kept = await rememberedPassword();
      const { name, password } = read();
      const another = password !== "" || (name !== "" && name !== kept?.name);
      if (kept !== null && !left && !another) reset({ ...kept, remember: true });
    };
    void fill();
    return () => {
      left = true;
    };
  }, [read, reset]);
}

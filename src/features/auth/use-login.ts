import { useEffect } from "react";
import { KTYPE } from "#contract/api/auth.ts";
import { CallError } from "../../lib/call-error.ts";
import { wirePassword } from "../../lib/wire-password.ts";
import { useCaptcha } from "../../session/captcha/use-captcha.ts";
import { emit } from "../../session/events.ts";
import { enter } from "../../session/member.ts";
import {
  forgetPassword,
  rememberedPassword,
  rememberPassword,
} from "../../session/remembered-password.ts";
import { type Credentials, fieldRefusal, askLogin, riskOf } from "./login-call.ts";
import { loginName, loginPassword } from "./rules.ts";
import { useFields } from "./use-fields.ts";

interface LoginValues {
  readonly name: string;
  readonly password: string;
  readonly remember: boolean;
}

export function useLogin() {
  const fields = useFields<LoginValues>(
    { name: "", password: "", remember: false },
    { name: (name) => loginName(name.trim()), password: loginPassword },
  );
  const captcha = useCaptcha();
  const { form } = fields;

  useEffect(() => {
    let left = false;
    const fill = async () => {
      const kept = await rememberedPassword();
      const { name, password } = form.getValues();
      if (kept === null || left || name !== "" || password !== "") return;
      form.reset({ ...kept, remember: true });
    };
    void fill();
    return () => {
      left = true;
    };
  }, [form]);

  const logIn = async ({ name, password, remember }: LoginValues) => {
    const credentials = { name: name.trim(), password: wirePassword(password) };
    const subject = { ktype: KTYPE.login, ...credentials };
    try {
      const answer = await captcha.run(subject, (proof) => askLogin(credentials, proof));
      if (answer === null) return;
      if (remember) await rememberPassword({ name: credentials.name, password });
      await enter(answer.data);
    } catch (error) {
      explain(error, credentials, fields.refuse);
    }
  };

  return {
    ...fields,
    onSubmit: fields.submit(logIn),
    setRemember: (remember: boolean) => {
      fields.set("remember", remember);
      if (!remember) void forgetPassword();
    },
  };
}

/** A risk status leads to the new-device screen. */
function explain(error: unknown, credentials: Credentials, refuse: (message: string) => void) {
  if (!(error instanceof CallError)) throw error;
  const device = riskOf(error, credentials);
  if (device !== null) return emit("newDevice", device);
  const words = fieldRefusal(error);
  if (words !== null) refuse(words);
}

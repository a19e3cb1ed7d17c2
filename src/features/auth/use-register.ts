import { useTranslation } from "react-i18next";
import { KAPTCHA, KTYPE, register } from "#contract/api/auth.ts";
import { CallError } from "../../lib/call-error.ts";
import { ask } from "../../lib/http.ts";
import { wirePassword } from "../../lib/wire-password.ts";
import type { Proof } from "../../session/captcha/captcha-store.ts";
import { useCaptcha } from "../../session/captcha/use-captcha.ts";
import { AUTH_WAYS, emit } from "../../session/events.ts";
import { enter } from "../../session/member.ts";
import { referralCodes } from "../../session/referral.ts";
import { offerTour } from "../../session/tour.ts";
import { showToast } from "../../ui/toast.tsx";
import { type Credentials, fieldRefusal, askLogin, riskOf } from "./login-call.ts";
import { agree, inviteCode, password, repeat, username } from "./rules.ts";
import { useFields } from "./use-fields.ts";

interface RegisterValues {
  readonly name: string;
  readonly password: string;
  readonly repeat: string;
  readonly invite: string;
  readonly agreed: boolean;
}

export function useRegister() {
  const { t } = useTranslation("auth");
  const fields = useFields<RegisterValues>(
    { name: "", password: "", repeat: "", invite: referralCodes().iCode, agreed: false },
    {
      name: username,
      password,
      repeat: (text, values) => repeat(text, values.password),
      invite: inviteCode,
      agreed: agree,
    },
  );
  const captcha = useCaptcha();

  const signUp = async (values: RegisterValues) => {
    const credentials = { name: values.name, password: wirePassword(values.password) };
    const subject = { ktype: KTYPE.register, ...credentials };
    try {
      const send = (proof: Proof) => askRegister(credentials, values.invite, proof);
      if ((await captcha.run(subject, send)) === null) return;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const words = fieldRefusal(error);
      if (words !== null) fields.refuse(words, error.code === NAME_TAKEN ? "name" : "root");
      return;
    }
    showToast(t("entry.registered"));
    await enterNew(credentials);
  };

  return { ...fields, onSubmit: fields.submit(signUp) };
}

export type Registration = ReturnType<typeof useRegister>;

/** Data exists: the only thing that may be there already is the username. */
const NAME_TAKEN = 6009;

function askRegister(credentials: Credentials, iCode: string, proof: Proof) {
  return ask(register, {
    ...credentials,
    secondPassword: credentials.password,
    ...proof,
    domain: window.location.hostname,
    rCode: referralCodes().rCode,
    iCode,
  });
}

/** The account exists; if the login right after it fails, the player does it by hand. */
async function enterNew(credentials: Credentials): Promise<void> {
  const proof = { kaptchcate: KAPTCHA.registered, codeId: "", code: "" };
  try {
    const answer = await askLogin(credentials, proof);
    if (answer.kind === "data") {
      await enter(answer.data);
      return offerTour();
    }
    emit("switch_auth_way", AUTH_WAYS.login);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const device = riskOf(error, credentials);
    if (device === null) emit("switch_auth_way", AUTH_WAYS.login);
    else emit("newDevice", device);
  }
}

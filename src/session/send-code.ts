// Sending a code to a phone or an e-mail (spec: shell-and-accounts §7 "user/sendCode"): one body for every
// purpose, with the receiver, the name and the captcha sealed and as MD5.
import {
  CODE_CATE,
  CODE_TYPE,
  KTYPE,
  type SendCodeBody,
  sendCodeOne,
  sendCodeTwo,
} from "#contract/api/auth.ts";
import { ask } from "../lib/http.ts";
import { i18n } from "../lib/i18n.ts";
import { md5Hex } from "../lib/md5.ts";
import { newRequestId, sealField } from "../lib/seal-field.ts";
import { showToast } from "../ui/toast.tsx";
import type { Proof } from "./captcha/captcha-store.ts";
import type { Captcha } from "./captcha/use-captcha.ts";
import { startCodeCooldown } from "./code-cooldown.ts";

export interface CodeRequest {
  /** Country code and number, digits only; or the e-mail in lower case. */
  readonly receiver: string;
  readonly name: string;
  readonly type: SendCodeBody["type"];
  readonly cate: SendCodeBody["cate"];
  readonly captcha: Captcha;
  /** MD5, where the player has typed one. */
  readonly password?: string;
}

/** @returns false when the player has closed the captcha. @throws CallError */
export async function sendCode(wanted: CodeRequest): Promise<boolean> {
  const { name, password = "", receiver, cate } = wanted;
  const subject = { ktype: ktypeOf(wanted), name, password };
  const answer = await wanted.captcha.run(subject, (proof) => send(wanted, proof));
  if (answer === null) return false;
  startCodeCooldown(receiver);
  showToast(i18n.t(SENT[cate]));
  return true;
}

async function send({ receiver, name, type, cate }: CodeRequest, proof: Proof) {
  const call = type === CODE_TYPE.newDevice ? sendCodeTwo : sendCodeOne;
  const requestId = newRequestId();
  const bound = { method: call.method, path: call.path, requestId };
  const [sendCodeNumV2, sendNameV2, codeIdV2] = await Promise.all([
    sealField(receiver, bound),
    sealField(name, bound),
    sealField(proof.codeId, bound),
  ]);
  const body: SendCodeBody = {
    sendCodeNumV2,
    sendNameV2,
    codeIdV2,
    SendCodeNum: md5Hex(receiver),
    SendName: md5Hex(name),
    codeId: md5Hex(proof.codeId),
    type,
    cate,
    version: 1,
    kaptchcate: proof.kaptchcate,
    imageCode: proof.code,
  };
  return ask(call, body, { requestId });
}

function ktypeOf({ type, cate }: CodeRequest) {
  if (type === CODE_TYPE.newDevice) return KTYPE.login;
  return cate === CODE_CATE.email ? KTYPE.emailReset : KTYPE.phoneReset;
}

const SENT: Readonly<Record<SendCodeBody["cate"], string>> = {
  [CODE_CATE.sms]: "auth:code.sms",
  [CODE_CATE.email]: "auth:code.email",
  [CODE_CATE.voice]: "auth:code.voice",
};

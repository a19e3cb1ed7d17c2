// Sends a code to a phone or an e-mail (spec: shell-and-accounts §7 "user/sendCode"). All purposes share one
// body, with receiver, name and captcha both sealed and as MD5.
import {
  CODE_CATE,
  CODE_TYPE,
  KTYPE,
  type SendCodeBody,
  sendCodeOne,
  sendCodeTwo,
} from "#contract/api/auth.ts";
import { SENT_WITHIN_MINUTE } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { ask } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { md5Hex } from "#lib/wire/md5.ts";
import { newRequestId, sealField } from "#lib/wire/seal-field.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import type { Proof } from "../captcha/captcha-store.ts";
import type { Captcha } from "../captcha/use-captcha.ts";
import { codeKey, runningCode, startCodeCooldown } from "./code-cooldown.ts";

export interface CodeRequest {
  /** Country code and number, digits only; or the e-mail address in lower case. */
  readonly receiver: string;
  readonly name: string;
  readonly type: SendCodeBody["type"];
  readonly cate: SendCodeBody["cate"];
  readonly captcha: Captcha;
  /** MD5; only when the form has a password. */
  readonly password?: string;
  /** Receiver the cooldown is counted for; default: `receiver`. */
  readonly countedBy?: string;
  /** Failures the form displays itself. */
  readonly shown?: (failure: CallError) => boolean;
}

/**
 * Within a minute of the last code the server sends no new one: the last is still valid.
 * @returns whether a code is on its way; false when the player closed the captcha
 * @throws CallError
 */
export async function sendCode(wanted: CodeRequest): Promise<boolean> {
  const { name, password = "", receiver, type, cate, shown = () => false } = wanted;
  const key = codeKey(type, name, wanted.countedBy ?? receiver);
  const subject = { ktype: ktypeOf(wanted), name, password, shown };
  try {
    const answer = await wanted.captcha.run(subject, (proof, options) =>
      send(wanted, proof, options),
    );
    if (answer === null) return false;
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== SENT_WITHIN_MINUTE) throw error;
    if (runningCode(key) === null) startCodeCooldown(key, cate);
    return true;
  }
  startCodeCooldown(key, cate);
  showToast(i18n.t(SENT[cate]));
  return true;
}

async function send(
  { receiver, name, type, cate }: CodeRequest,
  proof: Proof,
  options: CallOptions,
) {
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
  return ask(call, body, { ...options, requestId });
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

// sendCodeOne and sendCodeTwo: codes for a forgotten password, for binding and for a new device.
import { EMAIL, EMAIL_MAX } from "#contract/account-rules.ts";
import { CODE_CATE, CODE_TYPE, type SendCodeBody } from "#contract/api/auth.ts";
import {
  ACCESS_DENIED,
  ILLEGAL_PARAMETER,
  INVALID_PARAMETER,
  LOGIN_EXPIRED,
  PHONE_ATTEMPTS_EXCEEDED,
} from "#contract/codes.ts";
import { captchaBefore } from "../captcha/captcha-demand.ts";
import { requireProof } from "../captcha/captcha-store.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import type { CodeChannel } from "../members/account-rows.ts";
import { addAttempt, countAttempts } from "../members/attempt-store.ts";
import { sendCode } from "./code-store.ts";
import { md5 } from "./md5.ts";
import { findMember, nameKey } from "../members/member-store.ts";
import { isPhone, phoneDigits, samePhone } from "./phone.ts";

const PHONE_TRIES = 5;

/** The opened fields of a request, checked against their digests. */
interface Asked {
  readonly receiver: string;
  readonly name: string;
  readonly cate: CodeChannel;
  readonly proof: { readonly kaptchcate: number; readonly codeId: string; readonly code: string };
}

export function sendCodeOne(context: CallContext, body: SendCodeBody): null {
  if (body.type === CODE_TYPE.newDevice) throw new Refusal(INVALID_PARAMETER, "type");
  const asked = open(context, body);
  return body.type === CODE_TYPE.reset ? sendForReset(context, asked) : sendToBind(context, asked);
}

export function sendCodeTwo(context: CallContext, body: SendCodeBody): null {
  if (body.type !== CODE_TYPE.newDevice || body.cate === CODE_CATE.email)
    throw new Refusal(INVALID_PARAMETER, "type");
  return sendToOwner(context, open(context, body));
}

/** The answer is always the same; a code is sent only when the receiver is bound to that account. */
function sendForReset(context: CallContext, { receiver, name, cate, proof }: Asked): null {
  requireProof(context, captchaBefore(context, "reset"), proof);
  const member = findMember(context.database, context.view.site.id, name);
  const delivered = member?.[cate === "email" ? "email" : "phone"] === receiver;
  sendCode(context, { receiver, purpose: "reset", subject: nameKey(name), cate, delivered });
  return null;
}

/** The caller must know the whole number of the bound phone; wrong numbers are limited per day. */
function sendToOwner(context: CallContext, { receiver, name, cate }: Asked): null {
  const { view, database, time } = context;
  const subject = nameKey(name);
  const about = { site: view.site.id, kind: "devicePhone", subject } as const;
  if (countAttempts(database, about, time) >= PHONE_TRIES)
    throw new Refusal(PHONE_ATTEMPTS_EXCEEDED);
  const phone = findMember(database, view.site.id, name)?.phone;
  if (!phone || !samePhone(receiver, phone)) {
    addAttempt(database, about, time);
    throw new Refusal(INVALID_PARAMETER, "", { message: "手机号错误" });
  }
  sendCode(context, { receiver: phone, purpose: "newDevice", subject, cate });
  return null;
}

function sendToBind(context: CallContext, { receiver, cate, proof }: Asked): null {
  if (!context.member) throw new Refusal(LOGIN_EXPIRED);
  if (cate !== "email" && !isPhone(receiver))
    throw new Refusal(INVALID_PARAMETER, "", { message: "请输入正确的手机号码" });
  requireProof(context, captchaBefore(context, "bind"), proof);
  sendCode(context, { receiver, purpose: "bind", cate });
  return null;
}

const CHANNEL_OF: Readonly<Record<SendCodeBody["cate"], CodeChannel>> = {
  [CODE_CATE.sms]: "sms",
  [CODE_CATE.email]: "email",
  [CODE_CATE.voice]: "voice",
};

function open({ view, caller }: CallContext, body: SendCodeBody): Asked {
  const field = (sealed: string, digest: string): string => {
    const text = caller.unseal(sealed);
    if (text === null || md5(text) !== digest) throw new Refusal(ILLEGAL_PARAMETER);
    return text;
  };
  const to = field(body.sendCodeNumV2, body.SendCodeNum);
  const name = field(body.sendNameV2, body.SendName);
  const codeId = field(body.codeIdV2, body.codeId);
  const cate = CHANNEL_OF[body.cate];
  if (cate === "voice" && !view.isOn("voiceCode")) throw new Refusal(ACCESS_DENIED);
  const { kaptchcate, imageCode } = body;
  return {
    receiver: cate === "email" ? emailOf(to) : phoneOf(to),
    name,
    cate,
    proof: { kaptchcate, codeId, code: imageCode },
  };
}

function emailOf(text: string): string {
  if (text.length <= EMAIL_MAX && EMAIL.test(text)) return text.toLowerCase();
  throw new Refusal(INVALID_PARAMETER, "", { message: "请输入正确的邮箱" });
}

function phoneOf(text: string): string {
  if (/^\+?\d{5,18}$/.test(text)) return phoneDigits(text);
  throw new Refusal(INVALID_PARAMETER, "", { message: "请输入正确的手机号码" });
}

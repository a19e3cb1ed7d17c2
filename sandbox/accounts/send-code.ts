// Codes for a forgotten password, a new device and for binding (contract: sendCodeOne, sendCodeTwo).
import { createHash } from "node:crypto";
import { CODE_CATE, CODE_TYPE, type SendCodeBody } from "#contract/api/auth.ts";
import { EMAIL, EMAIL_MAX } from "#contract/account-rules.ts";
import { ILLEGAL_REQUEST, INVALID_PARAMETER, LOGIN_EXPIRED, Refusal } from "../answers/refusal.ts";
import type { CodeChannel } from "../store/account-rows.ts";
import type { AnswerContext } from "../world.ts";
import { ACCESS_DENIED, TOO_MANY_ATTEMPTS } from "./account-codes.ts";
import { addAttempt, countAttempts } from "./attempt-store.ts";
import { captchaBefore } from "./captcha-demand.ts";
import { requireProof } from "./captcha-store.ts";
import { sendCode } from "./code-store.ts";
import { findMember, nameKey } from "./member-store.ts";
import { isPhone, phoneDigits, samePhone } from "./phone.ts";

const PHONE_TRIES = 5;

/** What a body asks for, opened and proven to be what its digests say. */
interface Asked {
  readonly receiver: string;
  readonly name: string;
  readonly cate: CodeChannel;
  readonly proof: { readonly kaptchcate: number; readonly codeId: string; readonly code: string };
}

export function sendCodeOne(context: AnswerContext, body: SendCodeBody): null {
  if (body.type === CODE_TYPE.newDevice) throw new Refusal(INVALID_PARAMETER, "type");
  const asked = open(context, body);
  return body.type === CODE_TYPE.reset ? sendForReset(context, asked) : sendToBind(context, asked);
}

export function sendCodeTwo(context: AnswerContext, body: SendCodeBody): null {
  if (body.type !== CODE_TYPE.newDevice || body.cate === CODE_CATE.email)
    throw new Refusal(INVALID_PARAMETER, "type");
  return sendToOwner(context, open(context, body));
}

/** The answer is one for everybody; a code goes out only where name and receiver belong together. */
function sendForReset(context: AnswerContext, { receiver, name, cate, proof }: Asked): null {
  requireProof(context, captchaBefore(context, "reset"), proof);
  const member = findMember(context.world.database, context.view.site.id, name);
  const delivered = member?.[cate === "email" ? "email" : "phone"] === receiver;
  sendCode(context, { receiver, purpose: "reset", subject: nameKey(name), cate, delivered });
  return null;
}

/** Who does not know the whole number of the bound phone is refused, a few times a day. */
function sendToOwner(context: AnswerContext, { receiver, name, cate }: Asked): null {
  const { view, world, time } = context;
  const subject = nameKey(name);
  const about = { site: view.site.id, kind: "devicePhone", subject } as const;
  if (countAttempts(world.database, about, time) >= PHONE_TRIES)
    throw new Refusal(TOO_MANY_ATTEMPTS);
  const phone = findMember(world.database, view.site.id, name)?.phone;
  if (!phone || !samePhone(receiver, phone)) {
    addAttempt(world.database, about, time);
    throw new Refusal(INVALID_PARAMETER, "", { message: "手机号错误" });
  }
  sendCode(context, { receiver: phone, purpose: "newDevice", subject, cate });
  return null;
}

function sendToBind(context: AnswerContext, { receiver, cate, proof }: Asked): null {
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

function open({ view, caller }: AnswerContext, body: SendCodeBody): Asked {
  const field = (sealed: string, digest: string): string => {
    const text = caller.unseal(sealed);
    if (text === null || md5(text) !== digest) throw new Refusal(ILLEGAL_REQUEST);
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

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

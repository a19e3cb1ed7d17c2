// Login. An unknown name, a wrong password and a locked account take the same time, are counted the same and
// get the same answer, so that a login does not show which accounts exist.
import type * as v from "valibot";
import { KAPTCHA, type login as loginCall } from "#contract/api/auth.ts";
import {
  CODE_LOCKED,
  CODE_WRONG,
  DEVICE_NOT_PASSED,
  INVALID_CREDENTIALS,
  LONG_ABSENT,
  PICTURE_REQUIRED,
} from "#contract/codes.ts";
import { captchaBefore } from "../captcha/captcha-demand.ts";
import { requireProof } from "../captcha/captcha-store.ts";
import { pauseOf, pauseRefusal } from "../duties/pauses.ts";
import { siteDuties } from "../duties/site-duties.ts";
import { DAY, MINUTE } from "../time/china-time.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import {
  type Attempts,
  addAttempt,
  clearAttempts,
  countAttempts,
} from "../members/attempt-store.ts";
import { takeCode } from "./code-store.ts";
import { isTrusted, trustDevice } from "./device-store.ts";
import { findMember, type MemberRow, nameKey, updateMember } from "../members/member-store.ts";
import { checkPassword } from "./password.ts";
import { maskPhone, samePhone } from "./phone.ts";
import { issueToken, revokeToken } from "../members/token-store.ts";

type Body = v.InferOutput<typeof loginCall.request>;

const FAILURES_TO_LOCK = 10;
const ABSENT_MS = 90 * DAY;
const REGISTERED_MS = MINUTE;

export async function login(
  context: CallContext,
  body: Body,
): Promise<v.InferOutput<typeof loginCall.response>> {
  const { view, database, time, caller } = context;
  const about: Attempts = { site: view.site.id, kind: "login", subject: nameKey(body.name) };
  if (countAttempts(database, about, time) >= FAILURES_TO_LOCK) throw new Refusal(CODE_LOCKED);
  const member = findMember(database, view.site.id, body.name);
  checkProof(context, member, body);
  // Counted before the password is checked, so that parallel requests cannot pass the limit together.
  addAttempt(database, about, time);
  const kept = member && { hash: member.passwordHash, salt: member.salt };
  const isRight = await checkPassword(body.password, kept);
  if (!member || !isRight) throw new Refusal(INVALID_CREDENTIALS);
  clearAttempts(database, about);
  checkPaused(context, member);
  if (body.kaptchcate !== KAPTCHA.device) checkRisk(context, member);
  trustDevice(database, member.id, caller.deviceId, time);
  updateMember(database, member.id, { lastLoginAt: time });
  const token = issueToken(database, { member, device: caller.deviceId, now: time, ip: caller.ip });
  return { token, userId: String(member.id) };
}

/** Only after the password: whether somebody takes a break is nobody else's business. */
function checkPaused(context: CallContext, { id }: MemberRow): void {
  const pause = pauseOf(context.database, id, context.time);
  if (pause === null) return;
  if (pause.kind === "timeOut" && siteDuties(context).timeOutKeepsAccess) return;
  throw pauseRefusal(pause);
}

export function logout({ database, caller }: CallContext): null {
  revokeToken(database, caller.token ?? "");
  return null;
}

/** Checks the captcha, or the code sent to the bound phone. @throws Refusal */
function checkProof(context: CallContext, member: MemberRow | null, body: Body): void {
  if (body.kaptchcate === KAPTCHA.device) return takeDeviceCode(context, member, body);
  if (body.kaptchcate === KAPTCHA.registered && hasJustRegistered(context, member)) return;
  requireProof(context, captchaBefore(context, "login", body.name) ?? demandInstead(body), body);
}

/** A picture captcha when the client claims "just registered" and it does not apply. */
function demandInstead({ kaptchcate }: Body) {
  return kaptchcate === KAPTCHA.registered ? PICTURE_REQUIRED : null;
}

function takeDeviceCode(context: CallContext, member: MemberRow | null, body: Body): void {
  const phone = member?.phone;
  if (!phone || !samePhone(body.sendCodeNum ?? "", phone)) throw new Refusal(CODE_WRONG);
  const subject = nameKey(body.name);
  takeCode(context, { receiver: phone, purpose: "newDevice", subject, code: body.code });
}

/** Accepted once, and only on the device that registered. */
function hasJustRegistered(
  { database, time, caller }: CallContext,
  member: MemberRow | null,
): boolean {
  return (
    member !== null &&
    member.lastLoginAt === null &&
    time - member.createdAt <= REGISTERED_MS &&
    isTrusted(database, member, caller.deviceId)
  );
}

/** Only members with a bound phone can be asked for a code. */
function checkRisk({ database, time, caller }: CallContext, member: MemberRow): void {
  if (member.phone === null) return;
  const data = { phoneNumber: maskPhone(member.phone) };
  if (!isTrusted(database, member, caller.deviceId))
    throw new Refusal(DEVICE_NOT_PASSED, "", { data });
  if (member.lastLoginAt !== null && time - member.lastLoginAt > ABSENT_MS)
    throw new Refusal(LONG_ABSENT, "", { data });
}

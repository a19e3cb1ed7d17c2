// Login. A name nobody has, a wrong password and a locked account cost the same time, count the same and
// answer the same, so that nobody learns here which accounts exist.
import type * as v from "valibot";
import { KAPTCHA, type login as loginCall } from "#contract/api/auth.ts";
import { Refusal } from "../answers/refusal.ts";
import type { AnswerContext } from "../world.ts";
import {
  DEVICE_NOT_PASSED,
  INVALID_CREDENTIALS,
  LOCKED,
  LONG_ABSENT,
  PICTURE_DEMANDED,
  WRONG_CODE,
} from "./account-codes.ts";
import { type Attempts, addAttempt, clearAttempts, countAttempts } from "./attempt-store.ts";
import { captchaBefore } from "./captcha-demand.ts";
import { requireProof } from "./captcha-store.ts";
import { takeCode } from "./code-store.ts";
import { isTrusted, trustDevice } from "./device-store.ts";
import { findMember, type MemberRow, nameKey, updateMember } from "./member-store.ts";
import { passwordFits } from "./password.ts";
import { maskPhone, samePhone } from "./phone.ts";
import { issueToken, revokeToken } from "./token-store.ts";

type Body = v.InferOutput<typeof loginCall.request>;

const FAILURES_TO_LOCK = 10;
const ABSENT_MS = 90 * 86_400_000;
const REGISTERED_MS = 60_000;

export async function login(
  context: AnswerContext,
  body: Body,
): Promise<v.InferOutput<typeof loginCall.response>> {
  const { view, world, time, caller } = context;
  const { database } = world;
  const about: Attempts = { site: view.site.id, kind: "login", subject: nameKey(body.name) };
  if (countAttempts(database, about, time) >= FAILURES_TO_LOCK) throw new Refusal(LOCKED);
  const member = findMember(database, view.site.id, body.name);
  prove(context, member, body);
  // Counted before the password is looked at, so that many at once do not all slip past the limit.
  addAttempt(database, about, time);
  const kept = member && { hash: member.passwordHash, salt: member.salt };
  const fits = await passwordFits(body.password, kept);
  if (!member || !fits) throw new Refusal(INVALID_CREDENTIALS);
  clearAttempts(database, about);
  if (body.kaptchcate !== KAPTCHA.device) checkRisk(context, member);
  trustDevice(database, member.id, caller.deviceId, time);
  updateMember(database, member.id, { lastLoginAt: time });
  const token = issueToken(database, { member, device: caller.deviceId, now: time });
  return { token, userId: String(member.id) };
}

export function logout({ world, caller }: AnswerContext): null {
  revokeToken(world.database, caller.token ?? "");
  return null;
}

/** A person, or the owner of the bound phone. @throws Refusal */
function prove(context: AnswerContext, member: MemberRow | null, body: Body): void {
  if (body.kaptchcate === KAPTCHA.device) return takeDeviceCode(context, member, body);
  if (body.kaptchcate === KAPTCHA.registered && hasJustRegistered(context, member)) return;
  requireProof(context, captchaBefore(context, "login", body.name) ?? fallback(body), body);
}

/** What stands in for a registration that is too long ago, or never was, is a picture. */
function fallback({ kaptchcate }: Body) {
  return kaptchcate === KAPTCHA.registered ? PICTURE_DEMANDED : null;
}

function takeDeviceCode(context: AnswerContext, member: MemberRow | null, body: Body): void {
  const phone = member?.phone;
  if (!phone || !samePhone(body.sendCodeNum ?? "", phone)) throw new Refusal(WRONG_CODE);
  const subject = nameKey(body.name);
  takeCode(context, { receiver: phone, purpose: "newDevice", subject, code: body.code });
}

/** Once, on the device of the registration. */
function hasJustRegistered(
  { world, time, caller }: AnswerContext,
  member: MemberRow | null,
): boolean {
  return (
    member !== null &&
    member.lastLoginAt === null &&
    time - member.createdAt <= REGISTERED_MS &&
    isTrusted(world.database, member, caller.deviceId)
  );
}

/** Only who has bound a phone can be asked to prove it. */
function checkRisk({ world, time, caller }: AnswerContext, member: MemberRow): void {
  if (member.phone === null) return;
  const data = { phoneNumber: maskPhone(member.phone) };
  if (!isTrusted(world.database, member, caller.deviceId))
    throw new Refusal(DEVICE_NOT_PASSED, "", { data });
  if (member.lastLoginAt !== null && time - member.lastLoginAt > ABSENT_MS)
    throw new Refusal(LONG_ABSENT, "", { data });
}

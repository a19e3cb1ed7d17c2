// Rows of the tables in database/migrations/0001-members.sql.
import * as v from "valibot";
import { GENDERS } from "#contract/api/member.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const bit = v.picklist([0, 1]);
const maybe = v.nullable(text);

export const MemberSchema = v.object({
  id: whole,
  /** Id of the site, as `aurora`. */
  site: text,
  name: text,
  /** The name in lower case, unique on a site. */
  nameKey: text,
  passwordHash: text,
  salt: text,
  createdAt: whole,
  /** Country code and number, digits only. */
  phone: maybe,
  /** In lower case. */
  email: maybe,
  realName: maybe,
  gender: v.nullable(v.picklist(GENDERS)),
  /** `YYYY-MM-DD`. */
  birthday: maybe,
  /** Path of the picture on the site's origin. */
  avatar: text,
  vipLevel: whole,
  balanceCents: whole,
  lockedCents: whole,
  /** The withdrawal password. */
  secondHash: maybe,
  secondSalt: maybe,
  bankCard: bit,
  virtualCoin: bit,
  lastLoginAt: v.nullable(whole),
  /** 1: no device is new to this account (demo accounts). */
  anyDevice: bit,
  /** 1: money follows the member into the venues. */
  autoTransfer: bit,
  rCode: text,
  iCode: text,
  domain: text,
});
export type MemberRow = v.InferOutput<typeof MemberSchema>;

const PURPOSES = ["reset", "newDevice", "bind"] as const;
export type CodePurpose = (typeof PURPOSES)[number];
const CHANNELS = ["sms", "email", "voice"] as const;
export type CodeChannel = (typeof CHANNELS)[number];

export const SentCodeSchema = v.object({
  id: whole,
  site: text,
  receiver: text,
  purpose: v.picklist(PURPOSES),
  /** Who asked: a username in lower case, or a member's id when bound to a session. */
  subject: text,
  cate: v.picklist(CHANNELS),
  code: text,
  /** 0: no account has this receiver, so nothing was sent; the caller must not notice. */
  delivered: bit,
  sentAt: whole,
  expiresAt: whole,
  tries: whole,
  used: bit,
});

export const CaptchaSchema = v.object({
  serial: whole,
  id: text,
  site: text,
  kind: v.picklist(["picture", "slider"]),
  /** Characters of the picture, or pixels from the left to the gap. */
  answer: text,
  /** Answer to the slider's question. */
  spoken: text,
  /** `pass_token` of a slider. */
  token: text,
  createdAt: whole,
  tries: whole,
  passed: bit,
  used: bit,
});
export type CaptchaRow = v.InferOutput<typeof CaptchaSchema>;

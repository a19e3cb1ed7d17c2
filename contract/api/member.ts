// What a logged-in member reads and changes (spec: shell-and-accounts §3, §7 "other account calls").
import * as v from "valibot";
import { AVATAR_MAX_BYTES } from "../account-rules.ts";
import {
  amount,
  count,
  filled,
  flag,
  nothing,
  number,
  orNull,
  rows,
  text,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const empty = v.strictObject({});
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)); // MD5
const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(30));
const realName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(50));
const twice = { password: hash, secondPassword: hash };

export const GENDERS = ["male", "female"] as const;

export const memberInfo = apiCall({
  path: "/site/api/v1/user/member/info",
  request: empty,
  response: v.object({
    bindPhone: flag,
    bindRealName: flag,
    userId: v.fallback(text, ""),
    name: v.fallback(text, ""),
    avatar: v.fallback(text, ""),
    vipLevel: orNull(count),
    bindEmail: v.fallback(flag, "0"),
    bindBankCard: v.fallback(flag, "0"),
    bindVirtualCoin: v.fallback(flag, "0"),
    bindWithdrawPassword: v.fallback(flag, "0"), // `1` when the second password is set
    phone: orNull(text), // masked, null when not bound
    email: orNull(text),
    realName: orNull(text),
    gender: orNull(v.picklist(GENDERS)),
    birthday: orNull(v.pipe(v.string(), v.isoDate())),
    registeredAt: orNull(number), // epoch milliseconds
    /** Null before the second login; missing where the server does not say. */
    lastLoginAt: v.fallback(v.nullish(number), undefined),
  }),
  member: true,
});
export type MemberInfo = v.InferOutput<typeof memberInfo.response>;

export const jwt = apiCall({
  path: "/site/api/v1/user/member/jwt",
  request: empty,
  response: v.object({ jwt: filled }),
  member: true,
});

/** `lockMoney` 1 asks for the other parts as well. Amounts are decimal text in CNY. */
export const balance = apiCall({
  path: "/fd/api/v1/transfer/getBalance",
  request: v.strictObject({ lockMoney: v.picklist([0, 1]) }),
  response: v.object({
    centerWalletBalance: amount,
    lockMoney: orNull(amount), // stakes of open bets
    withdrawing: orNull(amount), // taken by withdrawals that are not ended
    bonus: orNull(amount), // rewards whose turnover is not reached
    coin: orNull(v.object({ units: v.pipe(number, v.safeInteger()), rate: filled })), // WALLET_COIN
  }),
  member: true,
});

export const unreadCounts = apiCall({
  path: "/site/api/v1/site/letter/getUnreadForType",
  request: v.strictObject({ userSystem: v.literal(1) }),
  response: v.object({
    brnotice_count: count,
    bractivity_count: count,
    brbulletin_count: count,
    brmatch_count: count,
    brfd_count: count,
    notice_count: count,
    activity_count: count,
    fd_count: count,
  }),
  member: true,
});

export type UnreadCounts = v.InferOutput<typeof unreadCounts.response>;

/** One masked value in clear: `d` the data, `v` 1 when it could be read. `id` of a payee account. */
export const singleDataDecryption = apiCall({
  path: "/site/api/v1/site/common/singleDataDecryption",
  request: v.union([
    v.strictObject({ field: v.picklist(["phone", "email", "realName"]) }),
    v.strictObject({
      field: v.picklist(["bankCard", "virtualCoin", "alipay"]),
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    }),
  ]),
  response: v.object({ d: text, v: flag }),
  member: true,
});

/** The code comes from `sendCodeOne` with type `bind`. */
export const bindPhone = apiCall({
  path: "/site/api/v1/user/member/bindPhone",
  request: v.strictObject({
    areaCode: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
    phone: v.pipe(v.string(), v.regex(/^\d{5,11}$/)), // without the country code
    code,
  }),
  response: nothing,
  member: true,
});
export const bindEmail = apiCall({
  path: "/site/api/v1/user/member/bindEmail",
  request: v.strictObject({ email: v.pipe(v.string(), v.maxLength(40)), code }),
  response: nothing,
  member: true,
});
/** Each field can be set once. */
export const bindOther = apiCall({
  path: "/site/api/v1/user/member/bindOther",
  request: v.strictObject({
    realName: v.optional(realName),
    gender: v.optional(v.picklist(GENDERS)),
    birthday: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
  response: nothing,
  member: true,
});

/** Ends every other session of the account. A wrong old password is 6100. */
export const bindPassword = apiCall({
  path: "/site/api/v1/user/member/bindPassword",
  request: v.strictObject({ oldPassword: hash, ...twice }),
  response: nothing,
  member: true,
});
/** As `bindPassword`, with a code (type `bind`) to the bound phone or e-mail instead of the old password. */
export const bindPasswordByPhone = apiCall({
  path: "/site/api/v1/user/member/bindPasswordByPhone",
  request: v.strictObject({ code, ...twice }),
  response: nothing,
  member: true,
});
export const bindPasswordByEmail = apiCall({
  path: "/site/api/v1/user/member/bindPasswordByEmail",
  request: v.strictObject({ code, ...twice }),
  response: nothing,
  member: true,
});

// MD5 of six digits
export const setWithdrawPassword = apiCall({
  path: "/site/api/v1/user/withdrawal/pwd/set",
  request: v.strictObject({ loginPassword: hash, ...twice }),
  response: nothing,
  member: true,
});
/** Needs a code (type `bind`) to the bound phone. */
export const resetWithdrawPassword = apiCall({
  path: "/site/api/v1/user/withdrawal/pwd/reset",
  request: v.strictObject({ code, ...twice }),
  response: nothing,
  member: true,
});

export const avatarList = apiCall({
  path: "/site/api/v1/user/member/avatarList",
  request: empty,
  response: rows(v.object({ id: text, image: filled })),
  member: true,
  cacheable: true,
});
/** An avatar of the list, or the url of an upload. */
export const addAvatar = apiCall({
  path: "/site/api/v1/user/member/addAvatar",
  request: v.strictObject({ avatar: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  response: v.object({ avatar: v.fallback(text, "") }),
  member: true,
});

/**
 * JSON instead of a form, so that it can be sealed. The picture at `url` is for this member's session alone, until it is
 * the avatar: the answer sets a cookie for the pictures of pages, which carry no header.
 */
export const uploadImage = apiCall({
  path: "/site/api/v1/user/upload/uploadImage",
  request: v.strictObject({
    type: v.picklist(["image/png", "image/jpeg", "image/webp"]),
    data: v.pipe(v.string(), v.base64(), v.maxLength(Math.ceil(AVATAR_MAX_BYTES / 3) * 4)), // base64 without a prefix
  }),
  response: v.object({ url: filled }),
  member: true,
});

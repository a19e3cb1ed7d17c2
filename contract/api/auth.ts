// Login, registration, captchas, codes and forgotten passwords (spec: shell-and-accounts §7 "Account").
// What the specification leaves open is decided here; refusals are those of the code catalogue.
import * as v from "valibot";
import { RESET_CODE_MAX, RESET_NAME_MAX } from "../account-rules.ts";
import { TOKEN } from "../storage-keys.ts";
import { filled, nothing, number, rows, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { RISK_CODES } from "../codes.ts";

const empty = v.strictObject({});
const short = (max: number) => v.pipe(v.string(), v.maxLength(max));
/** MD5 of what was typed, 32 hex digits (design: contract, "Passwords"). */
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(RESET_NAME_MAX));
const phone = v.pipe(v.string(), v.regex(/^\+?\d{5,18}$/));
const email = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(RESET_CODE_MAX));

/** How a call proves that a person sends it: `kaptchcate`. */
export const KAPTCHA = {
  none: 0,
  picture: 1,
  slider: 2,
  device: 3, // a code sent to the bound phone, from a new device
  registered: 99, // directly after a registration, which had its own proof
} as const;
const kaptchcate = v.picklist(Object.values(KAPTCHA));

/**
 * Captcha proof. Picture: `codeId` is its `xCode`, `code` the text read. Slider: `codeId` is `lot_number`,
 * `code` the `pass_token` of a result accepted by `validateGeeCheck`.
 */
const proof = { kaptchcate, codeId: short(128), code: short(64) };

/** On a risk status (6025-6029) the refusal's data holds the masked phone. */
export const RiskDataSchema = v.object({ phoneNumber: text });

export const login = apiCall({
  path: "/site/api/v1/user/login",
  request: v.strictObject({
    name,
    password: hash,
    ...proof,
    version: v.string(),
    isAgent: v.literal(0),
    /** From a new device: the full phone number; `code` is the code sent to it. */
    sendCodeNum: v.optional(phone),
  }),
  response: v.object({ token: v.pipe(text, v.regex(TOKEN)), userId: filled }),
  handles: [...RISK_CODES],
});

export const register = apiCall({
  path: "/site/api/v1/user/register",
  request: v.strictObject({
    name,
    password: hash,
    secondPassword: hash,
    ...proof,
    domain: short(253),
    rCode: short(32),
    iCode: short(32),
  }),
  response: nothing,
});

export const logout = apiCall({
  path: "/site/api/v1/user/logout",
  request: empty,
  response: nothing,
  member: true,
  // A session that has already ended needs no message.
  handles: [6001],
});

/** Which captcha comes first: 6000 none, 6021 a picture, 6022 a slider. `password` may be empty. */
export const KTYPE = { register: 1, phoneReset: 2, emailReset: 3, login: 4 } as const;
export const captchaType = apiCall({
  path: "/site/api/v1/user/captchaType",
  request: v.strictObject({
    name: short(RESET_NAME_MAX),
    password: v.union([hash, v.literal("")]),
    ktype: v.picklist(Object.values(KTYPE)),
  }),
  response: nothing,
});

const picture = v.object({
  image: v.pipe(v.string(), v.startsWith("data:image/")), // data url, 160 × 56
  xCode: filled,
});
export type CaptchaPicture = v.InferOutput<typeof picture>;

export const defaultKaptcha = apiCall({
  path: "/site/api/v1/user/register/defaultKaptcha",
  request: empty,
  response: picture,
});
export const memberKaptcha = apiCall({
  path: "/site/api/v1/user/member/kaptchcate",
  request: empty,
  response: picture,
  member: true,
});

/** The site's own slider; a site with GeeTest gets the same result from GeeTest. */
export const sliderPuzzle = apiCall({
  path: "/site/api/v1/user/member/sliderPuzzle",
  request: empty,
  response: v.object({
    lot_number: filled,
    pass_token: filled,
    gen_time: text, // epoch seconds
    image: v.pipe(v.string(), v.startsWith("data:image/")), // data url of the scene with the gap, 320 × 160
    piece: v.pipe(v.string(), v.startsWith("data:image/")), // data url of the missing piece, 48 × 48
    top: number, // pixels from the scene's top to the piece's
    /** Accessible alternative: a question whose answer is a number. */
    question: v.fallback(text, ""),
  }),
});
export type SliderPuzzle = v.InferOutput<typeof sliderPuzzle.response>;

/** `captcha_output`: `x:<pixels from the left>` or `answer:<number>` from the site's own slider. */
export const SliderResultSchema = v.strictObject({
  lot_number: short(128),
  captcha_output: short(2048),
  pass_token: short(256),
  gen_time: short(16),
});
export type SliderResult = v.InferOutput<typeof SliderResultSchema>;

/** A wrong position or answer is 6036. */
export const validateGeeCheck = apiCall({
  path: "/site/api/v1/user/member/validateGeeCheck",
  request: v.strictObject({ ...SliderResultSchema.entries, validate_way: v.literal(0) }),
  response: nothing,
  handles: [6036],
});

export const CODE_TYPE = { reset: 2, newDevice: 3, bind: 4 } as const;
export const CODE_CATE = { sms: 0, email: 1, voice: 2 } as const;

/**
 * Sends a code. The receiver (`sendCodeNum*`: phone number with country code, or e-mail), the username and the
 * captcha id are sent sealed (`*V2`, plain where the site has no key) and as MD5, which must agree. Answers
 * 6021 or 6022 when a captcha is needed first, 6066 within the cooldown.
 */
const sendCode = v.strictObject({
  sendCodeNumV2: short(1024),
  sendNameV2: short(1024),
  codeIdV2: short(1024),
  SendCodeNum: hash,
  SendName: hash,
  codeId: hash,
  type: v.picklist(Object.values(CODE_TYPE)),
  cate: v.picklist(Object.values(CODE_CATE)),
  version: v.literal(1),
  kaptchcate,
  imageCode: short(256),
});
export type SendCodeBody = v.InferOutput<typeof sendCode>;

/** For a forgotten password and for binding. */
export const sendCodeOne = apiCall({
  path: "/site/api/v1/user/sendCode/one",
  request: sendCode,
  response: nothing,
});
/** For a new device. */
export const sendCodeTwo = apiCall({
  path: "/site/api/v1/user/sendCode/two",
  request: sendCode,
  response: nothing,
});

const newPassword = { password: hash, secondPassword: hash };
const forget = (way: "Phone" | "Email", step: "one" | "two" | "three") =>
  `/site/api/v1/user/forgetBy${way}/${step}` as const;

// Answers the same for an account that does not exist: the answer must not tell whether it does.
export const forgetByPhoneOne = apiCall({
  path: forget("Phone", "one"),
  request: v.strictObject({ phone, name }),
  response: nothing,
});
export const forgetByPhoneTwo = apiCall({
  path: forget("Phone", "two"),
  request: v.strictObject({ phone, name, code }),
  response: nothing,
});
export const forgetByPhoneThree = apiCall({
  path: forget("Phone", "three"),
  request: v.strictObject({ phone, name, ...newPassword }),
  response: nothing,
});
export const forgetByEmailOne = apiCall({
  path: forget("Email", "one"),
  request: v.strictObject({ email, name }),
  response: nothing,
});
export const forgetByEmailTwo = apiCall({
  path: forget("Email", "two"),
  request: v.strictObject({ email, name, code }),
  response: nothing,
});
export const forgetByEmailThree = apiCall({
  path: forget("Email", "three"),
  request: v.strictObject({ email, name, ...newPassword }),
  response: nothing,
});

export const countryArea = apiCall({
  path: "/site/api/v1/site/countryArea/queryCountryArea",
  request: v.strictObject({ area: v.literal("") }),
  response: rows(
    v.object({
      areaName: text,
      areaCode: v.pipe(text, v.regex(/^\d{1,4}$/)), // digits without a plus
      /** For code and number together. Untrusted: never run it on the main thread. */
      regex: text,
    }),
  ),
  cacheable: true,
});
export type CountryArea = v.InferOutput<typeof countryArea.response>[number];

// The calls that change something without a session. The login is in check-session.ts.
import type { CallName } from "#contract/api/calls.ts";
import type { Plans } from "./call-plan.ts";

const changes = true as const;
/** An MD5 that no password has. */
export const HASH = "0".repeat(32);
export const CODE = "needs a code that was sent to a phone or an e-mail address";

export const twice = { password: HASH, secondPassword: HASH };
const sendCode = {
  changes,
  only: "sends a message to a phone",
  body: () => ({
    sendCodeNumV2: "",
    sendNameV2: "",
    codeIdV2: "",
    SendCodeNum: HASH,
    SendName: HASH,
    codeId: HASH,
    type: 4 as const,
    cate: 0 as const,
    version: 1 as const,
    kaptchcate: 0 as const,
    imageCode: "",
  }),
};
const phone = { phone: "13800000000", name: "conform" };
const email = { email: "conform@example.com", name: "conform" };
const forgotten = <B>(body: B) => ({ changes, only: CODE, body: () => body });
const proof = { kaptchcate: 0, codeId: "", code: "" } as const;

export const VISITOR_CHANGES = {
  register: {
    changes,
    only: "makes a member",
    body: () => ({ name: "conform", ...twice, ...proof, domain: "", rCode: "", iCode: "" }),
  },
  validateGeeCheck: {
    changes,
    only: "needs a captcha that a person solves",
    body: () => ({
      lot_number: "",
      captcha_output: "",
      pass_token: "",
      gen_time: "",
      validate_way: 0,
    }),
  },
  sendCodeOne: sendCode,
  sendCodeTwo: sendCode,
  forgetByPhoneOne: forgotten(phone),
  forgetByPhoneTwo: forgotten({ ...phone, code: "000000" }),
  forgetByPhoneThree: forgotten({ ...phone, ...twice }),
  forgetByEmailOne: forgotten(email),
  forgetByEmailTwo: forgotten({ ...email, code: "000000" }),
  forgetByEmailThree: forgotten({ ...email, ...twice }),
} satisfies Partial<Plans<CallName>>;

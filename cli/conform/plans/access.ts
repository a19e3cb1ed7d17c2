// Captchas, registering, and the proofs that a member gives of himself. The login is in check-session.ts.
import { CODE, type Plan, changes, given, HASH, none, plan } from "../call-plan.ts";

const twice = { password: HASH, secondPassword: HASH };
const phone = { phone: "13800000000", name: "conform" };
const email = { email: "conform@example.com", name: "conform" };
const proof = { kaptchcate: 0, codeId: "", code: "" } as const;
const sendCode: Pick<Plan<"sendCodeOne">, "changes" | "only" | "body"> = {
  changes,
  only: "sends a message to a phone",
  body: () => ({
    sendCodeNumV2: "",
    sendNameV2: "",
    codeIdV2: "",
    SendCodeNum: HASH,
    SendName: HASH,
    codeId: HASH,
    type: 4,
    cate: 0,
    version: 1,
    kaptchcate: 0,
    imageCode: "",
  }),
};
const forgotten = <B>(body: B) => ({ changes, only: CODE, body: () => body });
const code = { changes, only: CODE, body: () => ({ code: "000000", ...twice }) };

export const ACCESS_PLANS = [
  plan("captchaType", { body: () => ({ name: "", password: "", ktype: 4 }) }),
  plan("defaultKaptcha", { body: none }),
  plan("sliderPuzzle", { body: none }),
  plan("countryArea", { body: () => ({ area: "" }) }),
  plan("memberKaptcha", { body: none }),
  plan("register", {
    changes,
    only: "makes a member",
    body: () => ({ name: "conform", ...twice, ...proof, domain: "", rCode: "", iCode: "" }),
  }),
  plan("validateGeeCheck", {
    changes,
    only: "needs a captcha that a person solves",
    body: () => ({
      lot_number: "",
      captcha_output: "",
      pass_token: "",
      gen_time: "",
      validate_way: 0,
    }),
  }),
  plan("sendCodeOne", sendCode),
  plan("sendCodeTwo", sendCode),
  plan("forgetByPhoneOne", forgotten(phone)),
  plan("forgetByPhoneTwo", forgotten({ ...phone, code: "000000" })),
  plan("forgetByPhoneThree", forgotten({ ...phone, ...twice })),
  plan("forgetByEmailOne", forgotten(email)),
  plan("forgetByEmailTwo", forgotten({ ...email, code: "000000" })),
  plan("forgetByEmailThree", forgotten({ ...email, ...twice })),
  plan("bindOther", {
    changes,
    only: "can be set once",
    body: () => ({ realName: "测试", gender: "male", birthday: "2000-01-31" }),
  }),
  plan("bindFromDeposit", { changes, only: "can be set once", body: () => ({ realName: "测试" }) }),
  plan("bindPhone", {
    changes,
    only: CODE,
    body: () => ({ areaCode: "86", phone: "13800000000", code: "000000" }),
  }),
  plan("bindEmail", {
    changes,
    only: CODE,
    body: () => ({ email: "a@example.com", code: "000000" }),
  }),
  plan("bindPassword", {
    changes,
    only: "changes the password of the test account",
    body: () => ({ oldPassword: HASH, ...twice }),
  }),
  plan("bindPasswordByPhone", code),
  plan("bindPasswordByEmail", code),
  plan("setWithdrawPassword", {
    changes,
    only: "changes the second password of the test account",
    body: () => ({ loginPassword: HASH, ...twice }),
  }),
  plan("resetWithdrawPassword", code),
  plan("createSignalCode", { changes, body: none }),
  plan("proveSecondPassword", {
    changes,
    body: ({ secondPassword }) =>
      given(secondPassword, "LIVERY_TEST_SECOND_PASSWORD is not set", (hash) => ({
        secondPassword: hash,
      })),
  }),
];

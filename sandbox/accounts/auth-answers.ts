// Every call of contract/api/auth.ts with its answer.
import type * as auth from "#contract/api/auth.ts";
import type { CallName } from "#contract/api/calls.ts";
import type { Answers } from "../answers/answer.ts";
import { captchaType, picture, sliderPuzzle, validateGeeCheck } from "./captcha-answers.ts";
import { COUNTRY_AREAS } from "./country-areas.ts";
import { forgetOne, forgetThree, forgetTwo } from "./forgotten-password.ts";
import { login, logout } from "./login.ts";
import { register } from "./register.ts";
import { sendCodeOne, sendCodeTwo } from "./send-code.ts";

const AN_HOUR = 3_600_000;

export const AUTH_ANSWERS = {
  login: { keep: 0, answer: login },
  register: { keep: 0, answer: register },
  logout: { keep: 0, answer: logout },
  captchaType: { keep: 0, answer: captchaType },
  defaultKaptcha: { keep: 0, answer: picture },
  memberKaptcha: { keep: 0, answer: picture },
  sliderPuzzle: { keep: 0, answer: sliderPuzzle },
  validateGeeCheck: { keep: 0, answer: validateGeeCheck },
  sendCodeOne: { keep: 0, answer: sendCodeOne },
  sendCodeTwo: { keep: 0, answer: sendCodeTwo },
  forgetByPhoneOne: { keep: 0, answer: forgetOne },
  forgetByPhoneTwo: { keep: 0, answer: forgetTwo },
  forgetByPhoneThree: { keep: 0, answer: forgetThree },
  forgetByEmailOne: { keep: 0, answer: forgetOne },
  forgetByEmailTwo: { keep: 0, answer: forgetTwo },
  forgetByEmailThree: { keep: 0, answer: forgetThree },
  countryArea: { keep: AN_HOUR, answer: () => [...COUNTRY_AREAS] },
} as const satisfies Answers<AuthCall>;

type AuthCall = Extract<keyof typeof auth, CallName>;

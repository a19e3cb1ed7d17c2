// Every call of contract/api/auth.ts with its answer.
import type * as auth from "#contract/api/auth.ts";
import type { CallName } from "#contract/api/calls.ts";
import {
  captchaType,
  picture,
  sliderPuzzle,
  validateGeeCheck,
} from "../captcha/captcha-answers.ts";
import { HOUR } from "../time/china-time.ts";
import type { Answers } from "../wire/call-answers.ts";
import { COUNTRY_AREAS } from "./country-areas.ts";
import { forgetOne, forgetThree, forgetTwo } from "./forgotten-password.ts";
import { login, logout } from "./login.ts";
import { register } from "./register.ts";
import { sendCodeOne, sendCodeTwo } from "./send-code.ts";

export const AUTH_ANSWERS = {
  login: { cacheMs: 0, answer: login },
  register: { cacheMs: 0, answer: register },
  logout: { cacheMs: 0, answer: logout },
  captchaType: { cacheMs: 0, answer: captchaType },
  defaultKaptcha: { cacheMs: 0, answer: picture },
  memberKaptcha: { cacheMs: 0, answer: picture },
  sliderPuzzle: { cacheMs: 0, answer: sliderPuzzle },
  validateGeeCheck: { cacheMs: 0, answer: validateGeeCheck },
  sendCodeOne: { cacheMs: 0, answer: sendCodeOne },
  sendCodeTwo: { cacheMs: 0, answer: sendCodeTwo },
  forgetByPhoneOne: { cacheMs: 0, answer: forgetOne },
  forgetByPhoneTwo: { cacheMs: 0, answer: forgetTwo },
  forgetByPhoneThree: { cacheMs: 0, answer: forgetThree },
  forgetByEmailOne: { cacheMs: 0, answer: forgetOne },
  forgetByEmailTwo: { cacheMs: 0, answer: forgetTwo },
  forgetByEmailThree: { cacheMs: 0, answer: forgetThree },
  countryArea: { cacheMs: HOUR, answer: () => [...COUNTRY_AREAS] },
} as const satisfies Answers<AuthCall>;

type AuthCall = Extract<keyof typeof auth, CallName>;

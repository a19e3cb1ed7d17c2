// The captcha calls: which captcha is asked for, new captchas, and the check of a slider.
import type * as v from "valibot";
import {
  type CaptchaPicture,
  type captchaType as captchaTypeCall,
  KTYPE,
  type SliderPuzzle,
  type SliderResult,
} from "#contract/api/auth.ts";
import { stampArtwork } from "#contract/artwork.ts";
import { CODE_EXPIRED, CODE_LOCKED, CODE_WRONG } from "#contract/codes.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { captchaBefore } from "./captcha-demand.ts";
import { addCaptcha, findCaptcha, updateCaptcha } from "./captcha-store.ts";

const SLIDER_LIFE_MS = 120_000;
const SLIDER_TRIES = 3;
/** Tolerance in pixels. */
const SLACK = 5;

/**
 * Answers alike for known and unknown names.
 * @throws Refusal `pictureDemanded` or `sliderDemanded`
 */
export function captchaType(
  context: CallContext,
  { ktype, name }: v.InferOutput<typeof captchaTypeCall.request>,
): null {
  const demanded = captchaBefore(context, gateOf(ktype, context.member !== null), name);
  if (demanded !== null) throw new Refusal(demanded);
  return null;
}

function gateOf(ktype: number, isMember: boolean): "register" | "login" | "reset" | "bind" {
  if (ktype === KTYPE.register) return "register";
  if (ktype === KTYPE.login) return "login";
  // Members ask for codes to bind a contact or change a password.
  return isMember ? "bind" : "reset";
}

export function picture(context: CallContext): CaptchaPicture {
  const { made, id } = addCaptcha(context, (serial) => {
    const { text, drawing } = context.ports.captchas.picture(serial);
    return { kind: "picture", answer: text, spoken: "", drawing } as const;
  });
  return { image: dataUrl(context, made.drawing), xCode: id };
}

export function sliderPuzzle(context: CallContext): SliderPuzzle {
  const { view, ports, time } = context;
  const { made, id, token } = addCaptcha(context, (serial) => {
    const slider = ports.captchas.slider(serial, view.site);
    return {
      kind: "slider",
      answer: String(slider.x),
      spoken: String(slider.answer),
      slider,
    } as const;
  });
  const { image, piece, top, question } = made.slider;
  return {
    lot_number: id,
    pass_token: token,
    gen_time: seconds(time),
    image: dataUrl(context, image),
    piece: dataUrl(context, piece),
    top,
    question,
  };
}

export function validateGeeCheck(context: CallContext, result: SliderResult): null {
  const captcha = findCaptcha(context, "slider", result.lot_number);
  if (
    !captcha ||
    captcha.passed === 1 ||
    captcha.token !== result.pass_token ||
    seconds(captcha.createdAt) !== result.gen_time
  )
    throw new Refusal(CODE_WRONG);
  if (context.time - captcha.createdAt >= SLIDER_LIFE_MS) throw new Refusal(CODE_EXPIRED);
  if (captcha.tries >= SLIDER_TRIES) throw new Refusal(CODE_LOCKED);
  updateCaptcha(context, captcha, "tries");
  const [, how, value] = /^(x|answer):(-?\d{1,4}(?:\.\d{1,6})?)$/.exec(result.captcha_output) ?? [];
  const right =
    how === "x"
      ? Math.abs(Number(value) - Number(captcha.answer)) <= SLACK
      : how === "answer" && Number(value) === Number(captcha.spoken);
  if (!right) throw new Refusal(CODE_WRONG);
  updateCaptcha(context, captcha, "passed");
  return null;
}

function seconds(moment: number): string {
  return String(Math.floor(moment / 1000));
}

function dataUrl({ view }: CallContext, drawing: string): string {
  const svg = stampArtwork(drawing, view.site.palettes.classic);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

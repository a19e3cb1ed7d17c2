// Which captcha comes first, the captchas themselves, and whether a slider was solved.
import type * as v from "valibot";
import {
  type CaptchaPicture,
  type captchaType as captchaTypeCall,
  KTYPE,
  type SliderPuzzle,
  type SliderResult,
} from "#contract/api/auth.ts";
import { stampArtwork } from "#contract/artwork.ts";
import { Refusal } from "../answers/refusal.ts";
import { between } from "../random.ts";
import type { AnswerContext } from "../world.ts";
import { CODE_EXPIRED, LOCKED, WRONG_CODE } from "./account-codes.ts";
import { captchaBefore } from "./captcha-demand.ts";
import { captchaPicture, captchaText } from "./captcha-picture.ts";
import { addCaptcha, findCaptcha, markCaptcha } from "./captcha-store.ts";
import { sliderDrawing, sliderPlace } from "./slider-drawing.ts";

const SLIDER_LIFE_MS = 120_000;
const SLIDER_TRIES = 3;
/** Pixels beside the gap that still count. */
const SLACK = 5;

/** Whether the name exists makes no difference. @throws Refusal 6021 or 6022 */
export function captchaType(
  context: AnswerContext,
  { ktype, name }: v.InferOutput<typeof captchaTypeCall.request>,
): null {
  const demanded = captchaBefore(context, gateOf(ktype, context.member !== null), name);
  if (demanded !== null) throw new Refusal(demanded);
  return null;
}

function gateOf(ktype: number, isMember: boolean): "register" | "login" | "reset" | "bind" {
  if (ktype === KTYPE.register) return "register";
  if (ktype === KTYPE.login) return "login";
  // A member asks for codes to bind or change something of his own.
  return isMember ? "bind" : "reset";
}

export function picture(context: AnswerContext): CaptchaPicture {
  const { made, id } = addCaptcha(context, (serial) => {
    const seed = [context.world.seed, "picture", serial];
    const answer = captchaText(seed);
    const drawing = captchaPicture(answer, seed);
    return { kind: "picture", answer, spoken: "", drawing } as const;
  });
  return { image: dataUrl(context, made.drawing), xCode: id };
}

export function sliderPuzzle(context: AnswerContext): SliderPuzzle {
  const { view, world, time } = context;
  const { made, id, token } = addCaptcha(context, (serial) => {
    const seed = [world.seed, "slider", serial];
    const place = sliderPlace(seed);
    const [left, right] = [between(2, 9, ...seed, "left"), between(2, 9, ...seed, "right")];
    return {
      kind: "slider",
      answer: String(place.x),
      spoken: String(left + right),
      place,
      question: `${DIGITS[left] ?? ""}加${DIGITS[right] ?? ""}等于几`,
      drawing: sliderDrawing(place, view.character, seed.join(" ")),
    } as const;
  });
  return {
    lot_number: id,
    pass_token: token,
    gen_time: seconds(time),
    image: dataUrl(context, made.drawing.image),
    piece: dataUrl(context, made.drawing.piece),
    top: made.place.top,
    question: made.question,
  };
}

export function validateGeeCheck(context: AnswerContext, result: SliderResult): null {
  const captcha = findCaptcha(context, "slider", result.lot_number);
  if (
    !captcha ||
    captcha.passed === 1 ||
    captcha.token !== result.pass_token ||
    seconds(captcha.createdAt) !== result.gen_time
  )
    throw new Refusal(WRONG_CODE);
  if (context.time - captcha.createdAt >= SLIDER_LIFE_MS) throw new Refusal(CODE_EXPIRED);
  if (captcha.tries >= SLIDER_TRIES) throw new Refusal(LOCKED);
  markCaptcha(context, captcha, "tries");
  const [, how, value] = /^(x|answer):(-?\d{1,4}(?:\.\d{1,6})?)$/.exec(result.captcha_output) ?? [];
  const right =
    how === "x"
      ? Math.abs(Number(value) - Number(captcha.answer)) <= SLACK
      : how === "answer" && Number(value) === Number(captcha.spoken);
  if (!right) throw new Refusal(WRONG_CODE);
  markCaptcha(context, captcha, "passed");
  return null;
}

const DIGITS = [..."零一二三四五六七八九"];

function seconds(moment: number): string {
  return String(Math.floor(moment / 1000));
}

function dataUrl({ view }: AnswerContext, drawing: string): string {
  const svg = stampArtwork(drawing, view.site.palettes.classic);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

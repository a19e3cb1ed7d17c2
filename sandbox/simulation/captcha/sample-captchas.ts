// Drawn captchas, in place of a captcha vendor.
import type { CaptchaMaker } from "../../backend/captcha/captcha-maker.ts";
import { characterOf } from "../characters.ts";
import { between } from "../random.ts";
import { captchaPicture, captchaText } from "./captcha-picture.ts";
import { sliderDrawing, sliderPlace } from "./slider-drawing.ts";

const DIGITS = [..."零一二三四五六七八九"];

export function createCaptchaMaker(worldSeed: () => number): CaptchaMaker {
  return {
    picture(serial) {
      const seed = [worldSeed(), "picture", serial];
      const text = captchaText(seed);
      return { text, drawing: captchaPicture(text, seed) };
    },
    slider(serial, site) {
      const seed = [worldSeed(), "slider", serial];
      const place = sliderPlace(seed);
      const [left, right] = [between(2, 9, ...seed, "left"), between(2, 9, ...seed, "right")];
      return {
        ...place,
        ...sliderDrawing(place, characterOf(site), seed.join(" ")),
        question: `${DIGITS[left] ?? ""}加${DIGITS[right] ?? ""}等于几`,
        answer: left + right,
      };
    },
    asksSliderAtLogin: (site) => characterOf(site) === "chess",
  };
}

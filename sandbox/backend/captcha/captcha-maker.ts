import type { SandboxSite } from "../../options.ts";

export interface PictureCaptcha {
  readonly text: string;
  /** SVG whose colours are roles of the site's palette. */
  readonly drawing: string;
}

export interface SliderCaptcha {
  /** Pixels from the left to the gap. */
  readonly x: number;
  readonly top: number;
  /** Asked instead of the slider, for players who cannot drag. */
  readonly question: string;
  readonly answer: number;
  /** SVG whose colours are roles of the site's palette. */
  readonly image: string;
  readonly piece: string;
}

export interface CaptchaMaker {
  /** @param serial a new number for each captcha */
  picture(serial: number): PictureCaptcha;
  slider(serial: number, site: SandboxSite): SliderCaptcha;
  /** Whether every login of the site starts with a slider. */
  asksSliderAtLogin(site: SandboxSite): boolean;
}

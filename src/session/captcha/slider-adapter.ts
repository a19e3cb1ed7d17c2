// What the slider captcha asks of whoever shows the puzzle: the site itself, or GeeTest.
import type { SliderResult } from "#contract/api/auth.ts";
import { brand } from "../../brand/brand.ts";

export interface SliderAdapterProps {
  /** True while a result is with the server. */
  readonly busy: boolean;
  readonly onResult: (result: SliderResult) => void;
  /** The service failed: its words are shown and it starts again. */
  readonly onTrouble: (message: string) => void;
  /** The player has closed the puzzle. */
  readonly onClose: () => void;
}

/** Origin of the brand's captcha service; null where the site asks with its own slider. */
export function captchaOrigin(): string | null {
  return brand().hosts.captcha[0] ?? null;
}

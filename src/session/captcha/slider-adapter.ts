// Interface between the slider captcha and what shows the puzzle: the site itself, or GeeTest.
import type { SliderResult } from "#contract/api/auth.ts";
import { brand } from "#brand/brand.ts";

export interface SliderAdapterProps {
  readonly busy: boolean;
  readonly onResult: (result: SliderResult) => void;
  /** The service failed: its message is shown and the puzzle restarts. */
  readonly onTrouble: (message: string) => void;
  readonly onClose: () => void;
}

/** Origin of the brand's captcha service; null when the site uses its own slider. */
export function captchaOrigin(): string | null {
  return brand().hosts.captcha[0] ?? null;
}

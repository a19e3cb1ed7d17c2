import type { ButtonLook } from "#ui/buttons/button-style.ts";
import { useOpenAddress } from "../site/use-has-page.ts";
import { useLoggedIn } from "./session-store.ts";

type Tone = NonNullable<ButtonLook["tone"]>;

const QUIET = { art: "tinted", page: "soft" } as const;
const SOLID = { art: "light", page: "primary" } as const;
const OTHERS = { art: "glass", page: "neutral" } as const;

/**
 * Tones of the first button of a lobby's head and of its others. Its window has one solid button: the header's, for
 * registration or a deposit. The first is solid where the header has none, because the operator has closed deposits.
 * The hero of the home page has a solid button of its own.
 *
 * @param on what the buttons stand on: a drawing or the page
 */
export function useHeroTones(on: "art" | "page"): readonly [first: Tone, others: Tone] {
  const loggedIn = useLoggedIn();
  const deposit = useOpenAddress("savemoney");
  const first = loggedIn && deposit === null ? SOLID : QUIET;
  return [first[on], OTHERS[on]];
}

// What a site needs of the browser before it can make a call; boot asks first thing. Light.
import type { SealedSuite } from "#contract/sealed.ts";

interface Given {
  readonly getRandomValues?: unknown;
  /** Missing where the page is no secure context. */
  readonly subtle?: unknown;
}

/** @returns what is missing, for the console, while the player reads `errors:crypto`; null when nothing is */
export function cryptoProblem(
  encryption: SealedSuite | "off",
  given: Given | null = globalThis.crypto ?? null,
): Error | null {
  if (typeof given?.getRandomValues !== "function") {
    return new Error("This browser has no crypto.getRandomValues: no call can be made without it.");
  }
  if (encryption === "gcm" && !given.subtle) {
    return new Error(
      "This site seals its calls with WebCrypto, which browsers offer on https and localhost only. Serve the site by https, or set its encryption to cbc-hmac.",
    );
  }
  return null;
}

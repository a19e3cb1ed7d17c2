// What the framed captcha page may say. The page is the operator's, at `/captcha` of the captcha origin; it
// posts GeeTest's result as it is, or that it failed or was closed.
import * as v from "valibot";
import { type SliderResult, SliderResultSchema } from "#contract/api/auth.ts";

export type GeetestMessage =
  | { readonly kind: "result"; readonly result: SliderResult }
  | { readonly kind: "failed" | "closed" | "timeout" };

interface Listening {
  readonly origin: string;
  readonly source: () => unknown;
  readonly heard: (message: GeetestMessage) => void;
  /** Where messages arrive; another one in tests. */
  readonly target?: Pick<Window, "addEventListener" | "removeEventListener">;
  readonly timeoutMs?: number;
}

/** Without a sign of life for so long the service counts as gone. */
const TIMEOUT_MS = 120_000;

/** @returns how to stop listening */
export function listenToGeetest(listening: Listening): () => void {
  const { origin, source, heard, target = window, timeoutMs = TIMEOUT_MS } = listening;
  const timer = setTimeout(() => heard({ kind: "timeout" }), timeoutMs);
  const onMessage = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== source()) return;
    const message = readMessage(event.data);
    if (message === null) return;
    clearTimeout(timer);
    heard(message);
  };
  target.addEventListener("message", onMessage);
  return () => {
    clearTimeout(timer);
    target.removeEventListener("message", onMessage);
  };
}

export function frameUrl(origin: string, locale: string): string {
  const url = new URL("/captcha", origin);
  url.searchParams.set("locale", locale);
  return url.href;
}

const SignSchema = v.strictObject({ kind: v.picklist(["failed", "closed"]) });

/** Null for what is none of it: frames are talked to by extensions too. */
function readMessage(data: unknown): GeetestMessage | null {
  const result = v.safeParse(SliderResultSchema, data);
  if (result.success) return { kind: "result", result: result.output };
  const sign = v.safeParse(SignSchema, data);
  return sign.success ? sign.output : null;
}

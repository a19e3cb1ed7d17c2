// Messages the framed captcha page may post. The operator hosts the page at `/captcha` of the captcha origin;
// it posts GeeTest's result unchanged, or that it failed or was closed.
import * as v from "valibot";
import { type SliderResult, SliderResultSchema } from "#contract/api/auth.ts";

export type GeetestMessage =
  | { readonly kind: "result"; readonly result: SliderResult }
  | { readonly kind: "failed" | "closed" | "timeout" };

interface Listening {
  readonly origin: string;
  readonly source: () => unknown;
  readonly heard: (message: GeetestMessage) => void;
  readonly target?: Pick<Window, "addEventListener" | "removeEventListener">;
  readonly timeoutMs?: number;
}

/** Without any message for this long the service counts as failed. */
const TIMEOUT_MS = 120_000;

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

/** Null for foreign messages: extensions post to frames, too. */
function readMessage(data: unknown): GeetestMessage | null {
  const result = v.safeParse(SliderResultSchema, data);
  if (result.success) return { kind: "result", result: result.output };
  const sign = v.safeParse(SignSchema, data);
  return sign.success ? sign.output : null;
}

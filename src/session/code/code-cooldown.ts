// The minute between two codes (spec: shell-and-accounts §4), per purpose and receiver. Stored, so it
// outlives the dialog and the page; timed by the server clock, so changing the device clock does not shorten
// it.
import { create } from "zustand";
import { CODE_COOLDOWN_MS } from "#contract/account-rules.ts";
import { CODE_CATE, type SendCodeBody } from "#contract/api/auth.ts";
import { ownValue } from "#contract/own-value.ts";
import { serverNow } from "#lib/time/clock.ts";
import { md5Hex } from "#lib/wire/md5.ts";
import { storage } from "#lib/browser/storage.ts";
import { secondsTo, useSecondsTo } from "#lib/time/use-now.ts";

type Cate = SendCodeBody["cate"];

interface LastCode {
  /** Server time in epoch milliseconds when the next code may be requested. */
  readonly ends: number;
  readonly cate: Cate;
}

type LastCodes = Readonly<Record<string, LastCode>>;

const STORED = "codeCooldowns";
const CATES: ReadonlySet<unknown> = new Set(Object.values(CODE_CATE));

const useCodes = create<LastCodes>(() => storage.read(STORED, parse) ?? {});

/** Key of a cooldown: hashed, so storage does not reveal the receiver. */
export function codeKey(type: SendCodeBody["type"], name: string, receiver: string): string {
  return md5Hex([type, name.toLowerCase(), receiver].join("\n"));
}

export function startCodeCooldown(key: string, cate: Cate): void {
  useCodes.setState({ [key]: { ends: serverNow() + CODE_COOLDOWN_MS, cate } });
  const running = Object.entries(useCodes.getState()).filter(([, code]) => isRunning(code));
  storage.write(STORED, JSON.stringify(Object.fromEntries(running)));
}

/** How the code of the running minute was sent; null when no cooldown runs. */
export function runningCode(key: string): Cate | null {
  const code = ownValue(useCodes.getState(), key);
  return code !== undefined && isRunning(code) ? code.cate : null;
}

export interface CodeCooldown {
  /** Whole seconds left; 0 when a code may be requested. */
  readonly seconds: number;
  /** True when a code was sent before: the button then says 重新获取. */
  readonly sent: boolean;
}

export function useCodeCooldown(key: string): CodeCooldown {
  const ends = useCodes((codes) => ownValue(codes, key)?.ends);
  const seconds = useSecondsTo(ends ?? 0);
  // The end may come from another clock.
  return { seconds: Math.min(seconds, CODE_COOLDOWN_MS / 1000), sent: ends !== undefined };
}

const isRunning = ({ ends }: LastCode) => secondsTo(ends, serverNow()) > 0;

function parse(text: string): LastCodes | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return null;
    return Object.fromEntries(Object.entries(stored).filter(isLastCode));
  } catch {
    return null;
  }
}

function isLastCode(entry: [string, unknown]): entry is [string, LastCode] {
  const [, code] = entry;
  if (typeof code !== "object" || code === null || !("ends" in code && "cate" in code))
    return false;
  return typeof code.ends === "number" && CATES.has(code.cate);
}

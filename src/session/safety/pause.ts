// A refused login of an account that takes a break.
import * as v from "valibot";
import { createContext, use } from "react";
import { type Pause, PauseRefusalSchema } from "#contract/api/protection.ts";
import { ACCOUNT_CLOSED, SELF_EXCLUDED, TIMED_OUT } from "#contract/codes.ts";
import type { CallError } from "../../lib/call-error.ts";

export type ShownPause = Pick<Pause, "kind" | "until">;

const KINDS: Readonly<Record<number, Pause["kind"]>> = {
  [TIMED_OUT]: "timeOut",
  [SELF_EXCLUDED]: "exclusion",
  [ACCOUNT_CLOSED]: "closed",
};

export const PAUSE_CODES: readonly number[] = Object.keys(KINDS).map(Number);

/** Null for every other failure; without a date where the server names none. */
export function pauseOf({ code, envelope }: CallError): ShownPause | null {
  const kind = code === null ? undefined : KINDS[code];
  if (kind === undefined) return null;
  const data = v.safeParse(PauseRefusalSchema, envelope?.data);
  return data.success ? data.output : { kind, until: null };
}

export const PauseContext = createContext<ShownPause | null>(null);

export function useShownPause(): ShownPause | null {
  return use(PauseContext);
}

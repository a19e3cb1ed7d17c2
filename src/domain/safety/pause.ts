// A refused login of an account that takes a break.
import * as v from "valibot";
import { createContext, use } from "react";
import { ACCOUNT_CLOSED, SELF_EXCLUDED, TIMED_OUT } from "#contract/codes.ts";
import { PAUSE_KINDS, type PauseKind } from "#contract/protection/controls.ts";
import type { CallError } from "#lib/wire/call-error.ts";

// Written out: the calls of player protection are in no bundle without it.
const RefusedSchema = v.object({
  kind: v.picklist(PAUSE_KINDS),
  /** Epoch milliseconds; null: until the operator reopens the account. */
  until: v.nullish(v.number(), null),
});
export type ShownPause = v.InferOutput<typeof RefusedSchema>;

const KINDS: Readonly<Record<number, PauseKind>> = {
  [TIMED_OUT]: "timeOut",
  [SELF_EXCLUDED]: "exclusion",
  [ACCOUNT_CLOSED]: "closed",
};

export const PAUSE_CODES: readonly number[] = Object.keys(KINDS).map(Number);

/** Null for every other failure; without a date where the server names none. */
export function pauseOf({ code, envelope }: CallError): ShownPause | null {
  const kind = code === null ? undefined : KINDS[code];
  if (kind === undefined) return null;
  const data = v.safeParse(RefusedSchema, envelope?.data);
  return data.success ? data.output : { kind, until: null };
}

export const PauseContext = createContext<ShownPause | null>(null);

export function useShownPause(): ShownPause | null {
  return use(PauseContext);
}

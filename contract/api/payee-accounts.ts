// What the accounts have in common that withdrawals are paid to (payloads: docs/decisions/046-money-payloads.md).
// Each kind has its calls in a module of its own, because a brand can switch it off.
import * as v from "valibot";
import { filled, number, orNull } from "./answer-fields.ts";

export const noFields = v.strictObject({});
export const payeeId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const secondPassword = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)); // MD5

export const payeeFields = {
  id: filled,
  addedAt: number,
  usedAt: orNull(number), // last withdrawal
  /** When it may be removed or used, null: now. */
  lockedUntil: orNull(number),
};

export const payeeRemoval = v.strictObject({ id: payeeId, secondPassword });

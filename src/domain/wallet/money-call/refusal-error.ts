import type { ApiCall } from "#contract/api/envelope.ts";
import { handlingOf } from "#lib/calls/call-effects.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { MoneyCall } from "./money-call.ts";

/** The error of a refused call; null when a dialog or a page has reported it already. */
export function refusalError(
  { state, refusal }: Pick<MoneyCall<unknown, unknown>, "state" | "refusal">,
  { path }: Pick<ApiCall, "path">,
): CallError | null {
  if (state !== "refused" || refusal?.code == null) return null;
  const { code, message } = refusal;
  if (handlingOf(code, path) !== "toast") return null;
  return new CallError("code", path, { status_code: code, data: null, message });
}

/** Whether nothing has been said of its end: it never left, or the session was over, which is another matter. */
export function isUntold(
  { state, refusal }: Pick<MoneyCall<unknown, unknown>, "state" | "refusal">,
  { path }: Pick<ApiCall, "path">,
): boolean {
  if (state !== "refused") return false;
  const code = refusal?.code ?? null;
  return code === null || handlingOf(code, path) === "logout";
}

// What a failed call does beside rejecting (spec: shell-and-accounts §8).
import type { ApiCall } from "#contract/api/envelope.ts";
import { GAME_RESOURCE } from "#contract/api/game-resource.ts";
import { type CodeHandling, HANDLING, UNKNOWN_UID } from "#contract/codes.ts";
import type { CallError } from "../wire/call-error.ts";
import type { CallOptions } from "../wire/call-options.ts";
import { errorText } from "./error-text.ts";
import type { CallEffects } from "../wire/http-options.ts";

interface FailedCall {
  readonly call: Pick<ApiCall, "path" | "handles">;
  /** The call was sent with this one; the session may have another by now. */
  readonly token: string | null;
  readonly quiet: NonNullable<CallOptions["quiet"]>;
}

export function applyEffects(failure: CallError, failed: FailedCall, effects: CallEffects): void {
  const { kind, code } = failure;
  const { path, handles } = failed.call;
  if (kind === "aborted" || (code !== null && handles.includes(code))) return;
  const handling = handlingOf(code, path);
  if (handling === "logout") effects.expired(failed.token, failure.envelope?.message ?? "");
  else if (typeof failed.quiet === "boolean" ? failed.quiet : failed.quiet(failure)) return;
  else if (code !== null && (handling === "dialog" || handling === "page"))
    effects[handling]({ code, message: errorText(failure), path });
  else effects.toast(errorText(failure));
}

/** What becomes of a code; `toast` where nothing else is said. */
export function handlingOf(code: number | null, path: string): CodeHandling {
  // "Data abnormal, please re-enter the game" makes sense in a game only.
  if (code === null || (code === UNKNOWN_UID && path !== GAME_RESOURCE)) return "toast";
  const handling = HANDLING[code] ?? "toast";
  // Only the login opens the new-device screen, and it handles these codes itself.
  return handling === "device" ? "toast" : handling;
}

// What a failed call does beside rejecting (spec: shell-and-accounts §8).
import type { ApiCall } from "#contract/api/envelope.ts";
import type { CodeHandling } from "#contract/codes.ts";
import type { CallError } from "./call-error.ts";
import { errorText } from "./error-text.ts";
import type { CallEffects } from "./http-options.ts";

interface FailedCall {
  readonly call: Pick<ApiCall, "path" | "handles">;
  /** The call was sent with this one; the session may have another by now. */
  readonly token: string | null;
  readonly quiet: boolean;
}

export function applyEffects(failure: CallError, failed: FailedCall, effects: CallEffects): void {
  const { kind, code } = failure;
  const { path, handles } = failed.call;
  if (kind === "aborted" || (code !== null && handles.includes(code))) return;
  const handling = handlingOf(code, path);
  if (handling === "logout") effects.expired(failed.token);
  else if (failed.quiet) return;
  else if (code !== null && (handling === "dialog" || handling === "page"))
    effects[handling]({ code, message: errorText(failure), path });
  else effects.toast(errorText(failure));
}

/** What becomes of a code; `toast` where nothing else is said. */
export function handlingOf(code: number | null, path: string): CodeHandling {
  if (code === null || (code === UID_CODE && path !== GAME_RESOURCE)) return "toast";
  return HANDLING[code] ?? "toast";
}

/** "Data abnormal, please re-enter the game" makes sense in a game only. */
const UID_CODE = 6302;
const GAME_RESOURCE = "/game/api/v1/resource";

// The catalogue of the contract without its names and messages, which would double what the texts of
// the locale weigh. A test holds the two together.
const HANDLING: Readonly<Record<number, CodeHandling>> = {
  6000: "data",
  6001: "logout",
  6013: "page",
  6021: "value",
  6022: "value",
  6031: "page",
  6032: "page",
  6302: "dialog",
  6316: "page",
  6413: "dialog",
  6415: "page",
  6449: "dialog",
  6501: "dialog",
};

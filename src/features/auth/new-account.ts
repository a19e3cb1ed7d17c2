// The login right after a registration. It also tells whether a registration whose answer was lost was made.
import { KAPTCHA, register } from "#contract/api/auth.ts";
import { ILLEGAL_PARAMETER, INVALID_CREDENTIALS } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { AUTH_WAYS, emit, type NewDevice } from "#session/site/events.ts";
import { enter } from "#session/account/member.ts";
import { offerTour } from "#session/overlays/tour.ts";
import { askLogin, type Credentials, loginRisk } from "./login-call.ts";

type FirstLogin =
  | { readonly kind: "in"; readonly session: Parameters<typeof enter>[0] }
  | { readonly kind: "device"; readonly device: NewDevice }
  /** No account was just registered with this name and password. */
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

/** Says nothing: what it means depends on who asks. */
export async function logInFirst(credentials: Credentials): Promise<FirstLogin> {
  const proof = { kaptchcate: KAPTCHA.registered, codeId: "", code: "" };
  try {
    const answer = await askLogin(credentials, proof, { quiet: true });
    // A captcha stands in for a registration that is not known.
    return answer.kind === "data" ? { kind: "in", session: answer.data } : { kind: "none" };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const device = loginRisk(error, credentials);
    if (device !== null) return { kind: "device", device };
    return { kind: error.code === INVALID_CREDENTIALS ? "none" : "unknown" };
  }
}

/** The account exists; if its first login has failed, the player does it by hand. */
export async function goOn(first: FirstLogin): Promise<void> {
  switch (first.kind) {
    case "in":
      await enter(first.session);
      return offerTour();
    case "device":
      return emit("newDevice", first.device);
    default:
      emit("switch_auth_way", AUTH_WAYS.login);
  }
}

/** Whether a registration may have been made although it has failed here. */
export function isLost({ path, kind, code }: CallError): boolean {
  return path === register.path && (LOST.has(kind) || code === SENT_TWICE);
}

const LOST: ReadonlySet<string> = new Set(["network", "timeout", "status", "shape", "sealed"]);
/** A browser that loses a connection sends the request once more, which the server refuses. */
const SENT_TWICE = ILLEGAL_PARAMETER;

// What calls need to know of the site and the session, and what the session does about their answers.
// Set at boot, read by the data layer, which loads later.
import type { SealedSuite } from "#contract/sealed.ts";

export interface HttpOptions {
  /** `/` or an exact origin. */
  readonly base: string;
  readonly siteId: string;
  readonly version: string;
  readonly locale: () => string;
  /** Id of this visitor, for the `uuid` header. */
  readonly visitorId: () => string;
  readonly token: () => string | null;
  /** The client's address as the server sees it; empty before it is known. */
  readonly clientIp: () => string;
  /** Whether calls are sealed, and by which suite. */
  readonly encryption: SealedSuite | "off";
  /** The server's P-256 point, base64url; without one there is no signature. */
  readonly publicKey: string | undefined;
  readonly effects: CallEffects;
}

/** What happens beside the rejection the caller sees (spec: shell-and-accounts §8). */
export interface CallEffects {
  /** 6001: the session of `token` has ended; null when the call carried none. `reason`: the server's words. */
  readonly expired: (token: string | null, reason: string) => void;
  readonly toast: (message: string) => void;
  readonly dialog: (refusal: Refused) => void;
  /** Maintenance or a closed region: a notice over everything. */
  readonly page: (refusal: Refused) => void;
}

export interface Refused {
  readonly code: number;
  readonly message: string;
  readonly path: string;
}

let options: HttpOptions | null = null;

export function configureHttp(next: HttpOptions): void {
  options = next;
}

/** @throws Error before `configureHttp`. */
export function httpOptions(): HttpOptions {
  if (options === null) throw new Error("A call is made before boot has configured http.");
  return options;
}

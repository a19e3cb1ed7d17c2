// What a call is answered from: who asks, on which site, when, and where the data is.
import type { DatabaseSync } from "node:sqlite";
import type { Locale } from "#contract/locales.ts";
import type { MemberRow } from "../members/account-rows.ts";
import type { Ports } from "../ports.ts";
import type { SiteView } from "./sites.ts";

export interface Caller {
  readonly token: string | null;
  /** The `uuid` header; empty when the client sent none. */
  readonly deviceId: string;
  readonly ip: string;
  /** Of a call that moves money; null when the client sent none. */
  readonly idempotencyKey: string | null;
  readonly locale: Locale;
  /**
   * Plain text of a sealed field (contract/sealed.ts, purpose `field`); the text itself when the site
   * has no key; null when it cannot be opened.
   */
  readonly unseal: (text: string) => string | null;
}

export interface CallContext {
  readonly view: SiteView;
  readonly database: DatabaseSync;
  readonly ports: Ports;
  /** Origin the request was sent to. */
  readonly origin: string;
  /** Converts texts to the player's locale. Answers are converted without it; what is signed is not. */
  readonly localize: (value: unknown) => unknown;
  /** Epoch milliseconds; for a cached answer the start of its cache period. */
  readonly time: number;
  readonly caller: Caller;
  /** Null without a valid token, and in cached answers, which are shared by all members. */
  readonly member: MemberRow | null;
}

/** What the duties of a site ask of a member is read from this. */
export type MemberContext = Pick<CallContext, "view" | "database" | "member">;

/** For calls that the contract declares `member: true`. */
export function memberOf({ member }: Pick<CallContext, "member">): MemberRow {
  if (!member) throw new Error("the call is not declared for members");
  return member;
}

import type { FastifyReply } from "fastify";
import type { Locale } from "#contract/locales.ts";
import type { SealedCall } from "#contract/sealed.ts";
import type { SiteView } from "./sites.ts";
import type { Encoded } from "./encoded-body.ts";

/** One request of a call, plain or sealed: what it asks, in plain text, and how its answer is written. */
export interface Exchange {
  /** Undefined when the site is unknown. */
  readonly view: SiteView | undefined;
  /** With the real path, also when the call is sealed. */
  readonly call: SealedCall;
  readonly headers: CallHeaders;
  readonly ip: string;
  readonly origin: string;
  readonly locale: Locale;
  /** The body as the client wrote it; empty when it sent none. */
  readonly text: string;
  readonly reply: FastifyReply;
  readonly write: (body: Encoded) => FastifyReply;
}

/** Empty text for a header the client did not send. */
type CallHeaders = Readonly<
  Record<"token" | "uuid" | "timestamp" | "signature" | "idempotencykey" | "background", string>
>;

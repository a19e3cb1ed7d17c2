import type { FastifyReply } from "fastify";
import type { CallIdentity } from "#contract/api/envelope.ts";
import type { Encoded } from "./encoded-body.ts";
import type { Localize } from "./envelope-reply.ts";
import type { Exchange } from "./exchange.ts";

export interface InterceptedCall {
  readonly identity: CallIdentity;
  readonly exchange: Exchange;
  readonly localize: Localize;
}

/**
 * Decides whether a call is carried out and what is sent back; `answer` carries it out.
 * The sandbox plants its faults here.
 */
export type Intercept = (
  call: InterceptedCall,
  answer: () => Promise<Encoded>,
) => Promise<FastifyReply>;

export const PASS_THROUGH: Intercept = async ({ exchange }, answer) =>
  exchange.write(await answer());

import type { FastifyReply } from "fastify";
import { SUCCESS_CODE, CODES } from "#contract/codes.ts";
import { localeOf, type Localizer } from "./locale-texts.ts";
import { Refusal } from "./refusal.ts";

export const JSON_TYPE = "application/json; charset=utf-8";

/** Converts every text of a value to the player's locale. */
export type Localize = (value: unknown) => unknown;

/** A success envelope as text. */
export function successText(data: unknown, localize: Localize): string {
  return JSON.stringify({
    status_code: SUCCESS_CODE,
    data: localize(data),
    message: localize(CODES[SUCCESS_CODE]?.message),
  });
}

export function refusalText({ code, data, message }: Refusal, localize: Localize): string {
  return JSON.stringify({ status_code: code, data: localize(data), message: localize(message) });
}

/** For requests that are no calls of the contract: the HTTP status is set, too. */
export function refuse(
  reply: FastifyReply,
  { localize }: { readonly localize: Localizer },
  status: number,
  code: number,
): FastifyReply {
  const locale = localeOf(reply.request.headers["accept-language"]);
  const text = refusalText(new Refusal(code), (value) => localize(value, locale));
  return reply.code(status).type(JSON_TYPE).send(text);
}

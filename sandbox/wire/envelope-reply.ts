import type { FastifyReply } from "fastify";
import { SUCCESS_CODE } from "#contract/codes.ts";
import type { Refusal } from "../answers/refusal.ts";

export const JSON_TYPE = "application/json; charset=utf-8";

/** An envelope that is data, as text. */
export function success(data: unknown, message: unknown): string {
  return JSON.stringify({ status_code: SUCCESS_CODE, data, message });
}

export function refuse(
  reply: FastifyReply,
  refusal: Refusal,
  message = refusal.message,
  status = 200,
) {
  return reply
    .code(status)
    .type(JSON_TYPE)
    .send(JSON.stringify({ status_code: refusal.code, data: null, message }));
}

// The JWT for the chat. Its secret is public: it protects only made-up accounts on this machine.
import { createHmac } from "node:crypto";
import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

export const JWT_SECRET = "livery-sandbox";
const LIFE_SECONDS = 3600;

export function jwt(context: CallContext): v.InferOutput<typeof calls.jwt.response> {
  const { view, time } = context;
  if (!view.isOn("chat")) throw new Refusal(NOT_FOUND);
  const { id, name } = memberOf(context);
  const iat = Math.floor(time / 1000);
  const signed = [
    { alg: "HS256", typ: "JWT" },
    { iss: view.site.siteId, sub: String(id), name, iat, exp: iat + LIFE_SECONDS },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const mark = createHmac("sha256", JWT_SECRET).update(signed).digest("base64url");
  return { jwt: `${signed}.${mark}` };
}

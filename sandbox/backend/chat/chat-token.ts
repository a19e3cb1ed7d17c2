// The JWT for the chat. Its secret is public: it protects only made-up accounts on this machine.
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import type { SiteView } from "../wire/sites.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

export const JWT_SECRET = "livery-sandbox";
const LIFE_SECONDS = 3600;

const ClaimsSchema = v.object({ iss: v.string(), sub: v.string(), exp: v.number() });

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
  return { jwt: `${signed}.${markOf(signed)}` };
}

/** @returns the member's id; null for a token that is not ours, of another site or too old */
export function memberOfJwt(view: SiteView, token: string, time: number): number | null {
  const [head = "", body = "", mark = "", ...more] = token.split(".");
  if (more.length > 0 || !equal(mark, markOf(`${head}.${body}`))) return null;
  const { iss, sub, exp } = v.parse(
    ClaimsSchema,
    JSON.parse(Buffer.from(body, "base64url").toString()),
  );
  return iss === view.site.siteId && exp * 1000 > time ? Number(sub) : null;
}

function markOf(signed: string): string {
  return createHmac("sha256", JWT_SECRET).update(signed).digest("base64url");
}

function equal(one: string, two: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(two)];
  return left.length === right.length && timingSafeEqual(left, right);
}

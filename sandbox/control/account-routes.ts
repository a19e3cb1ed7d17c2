// Accounts under `/sandbox/*`: what was sent, which captcha comes, who is logged out, what a member has.
import type { FastifyInstance } from "fastify";
import { outboxOf } from "../accounts/outbox.ts";
import type { Backend } from "../backend.ts";
import {
  CaptchaModeSchema,
  changeCaptcha,
  changeMember,
  ExpireSchema,
  expireSessions,
  MemberChangeSchema,
} from "./account-control.ts";
import { openSession, SessionSchema } from "./made-member.ts";
import { missing, post } from "./post-route.ts";

export function accountRoutes(app: FastifyInstance, backend: Backend): void {
  app.get("/sandbox/outbox", () => outboxOf(backend.world().database));
  post(app, "/sandbox/captcha", CaptchaModeSchema, (change, reply) =>
    changeCaptcha(backend, change) ? change : missing(reply, change.site ?? ""),
  );
  post(app, "/sandbox/expire", ExpireSchema, (whose, reply) =>
    expireSessions(backend, whose) ? whose : missing(reply, whose.site, whose.name),
  );
  post(
    app,
    "/sandbox/member",
    MemberChangeSchema,
    async (change, reply) =>
      (await changeMember(backend, change)) ?? missing(reply, change.site, change.name),
  );
  post(
    app,
    "/sandbox/session",
    SessionSchema,
    (whose, reply) => openSession(backend, whose) ?? missing(reply, whose.site, whose.name),
  );
}

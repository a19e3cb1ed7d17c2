// Control routes of accounts: outbox, captcha kind, expired sessions, members, sessions without login.
import type { FastifyInstance } from "fastify";
import { outboxOf } from "../../backend/accounts/outbox.ts";
import type { Simulation } from "../simulation.ts";
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

export function accountRoutes(app: FastifyInstance, simulation: Simulation): void {
  app.get("/sandbox/outbox", () => outboxOf(simulation.world().database));
  post(app, "/sandbox/captcha", CaptchaModeSchema, (change, reply) =>
    changeCaptcha(simulation, change) ? change : missing(reply, change.site ?? ""),
  );
  post(app, "/sandbox/expire", ExpireSchema, (named, reply) =>
    expireSessions(simulation, named) ? named : missing(reply, named.site, named.name),
  );
  post(
    app,
    "/sandbox/member",
    MemberChangeSchema,
    async (change, reply) =>
      (await changeMember(simulation, change)) ?? missing(reply, change.site, change.name),
  );
  post(
    app,
    "/sandbox/session",
    SessionSchema,
    (named, reply) => openSession(simulation, named) ?? missing(reply, named.site, named.name),
  );
}

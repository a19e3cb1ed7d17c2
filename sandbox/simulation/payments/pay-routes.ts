// `/play/pay/*`: the page of a channel, on the origin of the games. A caller needs only the order's ticket.
import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import { LOCALES } from "#contract/locales.ts";
import type { PlayFiles } from "../venues/play/play-files.ts";
import { pagePolicy, sendFile } from "../venues/play/play-routes.ts";
import type { Simulation } from "../simulation.ts";
import { PAY_PAGE } from "./assign.ts";
import { payMessage } from "./pay-message.ts";
import { NO_PAGE, NOT_POSSIBLE } from "./pay-texts.ts";
import { isUnderway, PAY_ACTS, settledOrder, steer } from "./steer.ts";

const TicketSchema = v.object({ ticket: v.string() });
const ActSchema = v.object({ ticket: v.string(), act: v.picklist(PAY_ACTS) });
const PageSchema = v.object({ orderId: v.string(), locale: v.picklist(LOCALES) });

export function payRoutes(app: FastifyInstance, simulation: Simulation, files: PlayFiles): void {
  app.get(PAY_PAGE, async (request, reply) => {
    void reply.header("content-security-policy", pagePolicy(request.host));
    void reply.header("referrer-policy", "no-referrer");
    return sendFile(reply, await files.read("pay.html"));
  });
  app.post("/play/pay/api/open", (request, reply) => {
    const asked = v.safeParse(TicketSchema, request.body);
    return answer(simulation, reply, asked.success ? asked.output.ticket : "");
  });
  app.post("/play/pay/api/act", (request, reply) => {
    const asked = v.safeParse(ActSchema, request.body);
    const page = asked.success ? findPage(simulation, asked.output.ticket) : null;
    if (!asked.success || page === null) return answer(simulation, reply, "");
    const { act, ticket } = asked.output;
    const done = steer(depositsOf(simulation), { orderId: page.orderId, act });
    if (done) return answer(simulation, reply, ticket);
    return reply.send({ problem: simulation.localize(NOT_POSSIBLE, page.locale) });
  });
}

function answer(simulation: Simulation, reply: FastifyReply, ticket: string): FastifyReply {
  void reply.header("cache-control", "no-store");
  const deposits = depositsOf(simulation);
  const page = findPage(simulation, ticket);
  const order = page && settledOrder(deposits, page.orderId);
  if (!page || !order) return reply.send({ problem: NO_PAGE });
  const { locale } = page;
  const underway = isUnderway(deposits, order);
  const message = payMessage(order, { locale, time: deposits.time, underway });
  return reply.send(simulation.localize(message, locale));
}

function depositsOf(simulation: Simulation) {
  const { database, seed } = simulation.world();
  return { database, seed, ports: simulation.ports, time: simulation.now() };
}

function findPage(simulation: Simulation, ticket: string) {
  const row = simulation
    .world()
    .database.prepare("SELECT orderId, locale FROM pay_page WHERE ticket = ?")
    .get(ticket);
  return row === undefined ? null : v.parse(PageSchema, row);
}

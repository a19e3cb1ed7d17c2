// `/play/*`: the games' page, its files, drawings and calls. A ticket is all a caller needs and has.
import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import { stampArtwork } from "#contract/artwork.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { memberById } from "../../../backend/members/member-store.ts";
import { passGame } from "../../../backend/protection/gate.ts";
import { addressOf } from "../../../backend/wire/read-exchange.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { Simulation } from "../../simulation.ts";
import { settleBets } from "./open-bets.ts";
import { openAnswer, stateAnswer } from "./play-answers.ts";
import type { PlayFile, PlayFiles } from "./play-files.ts";
import { findTicket, type PlayTicket } from "./play-room.ts";
import { playTicketRound } from "./play-round.ts";
import { NO_TICKET } from "./play-texts.ts";

const TicketSchema = v.object({ ticket: v.string() });
const RoundSchema = v.object({
  ticket: v.string(),
  round: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  bet: v.unknown(),
});

/** Sites below `localhost` frame the page; scripts and styles are files. */
export function pagePolicy(host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-ancestors 'self' http://*.localhost${port} http://localhost${port}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

export function playRoutes(app: FastifyInstance, simulation: Simulation, files: PlayFiles): void {
  app.get("/play/start", async (request, reply) => {
    void reply.header("content-security-policy", pagePolicy(request.host));
    void reply.header("referrer-policy", "no-referrer");
    return sendFile(reply, await files.read("start.html"));
  });
  app.get<{ Params: { name: string } }>("/play/frame/:name", async (request, reply) =>
    sendFile(reply, await files.read(request.params.name)),
  );
  artRoute(app, simulation);
  call(app, simulation, "/play/api/open", TicketSchema, (ticket, _asked, time) =>
    openAnswer(simulation, ticket, time),
  );
  call(app, simulation, "/play/api/state", TicketSchema, (ticket, _asked, time) =>
    stateAnswer(simulation, ticket, time),
  );
  call(app, simulation, "/play/api/round", RoundSchema, (ticket, asked, time) => {
    const { round, bet } = asked;
    const answer = playTicketRound(simulation.world(), ticket, { round, bet }, time);
    return { ...answer, state: stateAnswer(simulation, ticket, time) };
  });
}

export function sendFile(reply: FastifyReply, file: PlayFile | undefined) {
  if (!file) return reply.code(404).type("text/plain").send("not found\n");
  return reply.header("cache-control", "no-cache").type(file.type).send(file.body);
}

/** A call with a ticket; what is due is settled first. A refusal is an answer with `problem`, not an HTTP error. */
function call<S extends v.GenericSchema<unknown, { readonly ticket: string }>>(
  app: FastifyInstance,
  simulation: Simulation,
  path: string,
  schema: S,
  answer: (ticket: PlayTicket, asked: v.InferOutput<S>, time: number) => object,
): void {
  app.post(path, (request, reply) => {
    void reply.header("cache-control", "no-store");
    const time = simulation.now();
    const asked = v.safeParse(schema, request.body);
    const world = simulation.world();
    const ticket = asked.success ? findTicket(world.play, asked.output.ticket, time) : null;
    if (!asked.success || ticket === null) {
      const { locale = "zh-CN" } =
        world.play.tickets.get(asked.success ? asked.output.ticket : "") ?? {};
      return reply.send({ problem: simulation.localize(NO_TICKET, locale) });
    }
    try {
      settleBets(world, ticket.member, time);
      checkTicket(simulation, ticket, { ip: addressOf(request.ip), time });
      return simulation.localize(answer(ticket, asked.output, time), ticket.locale);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problem = simulation.localize(error.message, ticket.locale);
      return reply.send({ problem });
    }
  });
}

/** @throws Refusal after the end of the ticket */
function checkTicket(
  simulation: Simulation,
  ticket: PlayTicket,
  { ip, time }: { readonly ip: string; readonly time: number },
): void {
  const { ports, sites } = simulation;
  const { database } = simulation.world();
  const [view, member] = [sites.named(ticket.site), memberById(database, ticket.member)];
  try {
    if (!view) throw new Refusal(NOT_FOUND, "site");
    passGame({ view, member, database, ports, time, caller: { ip } }, ticket.session);
  } catch (error) {
    ticket.ended = true;
    throw error;
  }
}

/** `/play/art/<site>/<palette>/<object>.svg`: an object of the artwork in the site's dark palette. */
function artRoute(app: FastifyInstance, { sites, templates, mediaMaxAge }: Simulation): void {
  app.get<{ Params: { site: string; palette: string; file: string } }>(
    "/play/art/:site/:palette/:file",
    (request, reply) => {
      const { site, palette, file } = request.params;
      const palettes = sites.named(site)?.site.palettes.professional;
      const name = file.replace(/\.svg$/, "");
      const number = Number(palette);
      if (!palettes?.[number - 1] || !templates.has("object", name)) {
        return reply.code(404).type("text/plain").send("not found\n");
      }
      return reply
        .header("cache-control", `public, max-age=${mediaMaxAge}`)
        .header("content-security-policy", "default-src 'none'")
        .type("image/svg+xml; charset=utf-8")
        .send(stampArtwork(templates.get("object", name), palettes, number));
    },
  );
}

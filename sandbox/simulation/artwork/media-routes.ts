import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { NOT_FOUND } from "#contract/codes.ts";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import { type Encoded, encode, sendEncoded } from "../../backend/wire/encoded-body.ts";
import { refuse } from "../../backend/wire/envelope-reply.ts";
import type { Simulation } from "../simulation.ts";
import { characterView } from "../world-context.ts";
import { mediaSvg } from "./media.ts";

const KEPT = 3000;
interface Drawn {
  readonly tag: string;
  readonly body: Encoded;
}

/** `GET /media/<kind>/<id>.svg?e=<edition>` in the colours of the asking site. */
export function mediaRoutes(app: FastifyInstance, simulation: Simulation): void {
  const drawn = new Map<string, Drawn>();
  app.get<{ Params: { "*": string }; Querystring: { e?: string } }>(
    "/media/*",
    (request, reply) => {
      const view = simulation.sites.find(request.headers);
      if (!view) return refuse(reply, simulation, 404, NOT_FOUND);
      const address = request.params["*"];
      const edition = editionOf(request.query.e);
      const key = `${view.site.id} ${edition} ${address}`;
      let drawing = drawn.get(key);
      if (!drawing) {
        const svg = mediaSvg(
          address,
          edition,
          characterView(view),
          simulation.world().catalogue,
          simulation.templates,
        );
        if (svg === null) return refuse(reply, simulation, 404, NOT_FOUND);
        drawing = {
          tag: `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`,
          body: encode(svg),
        };
        if (drawn.size >= KEPT) drawn.clear();
        drawn.set(key, drawing);
      }
      return sendDrawing(drawing, simulation.mediaMaxAge, request, reply);
    },
  );
}

function editionOf(asked: unknown): Edition {
  return EDITIONS.find((edition) => edition === asked) ?? "classic";
}

function sendDrawing(drawing: Drawn, maxAge: number, request: FastifyRequest, reply: FastifyReply) {
  void reply
    .header("etag", drawing.tag)
    .header("cache-control", `public, max-age=${maxAge}`)
    .header("content-security-policy", "default-src 'none'");
  const known = request.headers["if-none-match"];
  if (
    known !== undefined &&
    known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === drawing.tag)
  ) {
    return reply.code(304).send();
  }
  return sendEncoded(request, reply.type("image/svg+xml; charset=utf-8"), drawing.body);
}

import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import { mediaSvg } from "../artwork/media.ts";
import { NOT_FOUND } from "../answers/refusal.ts";
import type { Backend } from "../backend.ts";
import { type Encoded, encode, sendEncoded } from "./encoded.ts";
import { refuse } from "./envelope-reply.ts";

const KEPT = 3000;
interface Drawn {
  readonly tag: string;
  readonly body: Encoded;
}

/** `GET /media/<kind>/<id>.svg?e=<edition>` in the colours of the asking site. */
export function mediaRoutes(app: FastifyInstance, backend: Backend): void {
  const drawn = new Map<string, Drawn>();
  app.get<{ Params: { "*": string }; Querystring: { e?: string } }>(
    "/media/*",
    (request, reply) => {
      const view = backend.sites.find(request.headers);
      if (!view) return refuse(reply, backend, 404, NOT_FOUND);
      const address = request.params["*"];
      const edition = editionOf(request.query.e);
      const key = `${view.site.id} ${edition} ${address}`;
      let drawing = drawn.get(key);
      if (!drawing) {
        const svg = mediaSvg(address, edition, view, backend.world().catalogue, backend.templates);
        if (svg === null) return refuse(reply, backend, 404, NOT_FOUND);
        drawing = {
          tag: `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`,
          body: encode(svg),
        };
        if (drawn.size >= KEPT) drawn.clear();
        drawn.set(key, drawing);
      }
      return sendDrawing(drawing, backend.mediaMaxAge, request, reply);
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
    .header("content-security-policy", "default-src 'none'")
    .header("x-content-type-options", "nosniff");
  const known = request.headers["if-none-match"];
  if (
    known !== undefined &&
    known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === drawing.tag)
  ) {
    return reply.code(304).send();
  }
  return sendEncoded(request, reply.type("image/svg+xml; charset=utf-8"), drawing.body);
}

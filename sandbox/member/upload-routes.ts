import type { FastifyInstance } from "fastify";
import { NOT_FOUND } from "../answers/refusal.ts";
import type { Backend } from "../backend.ts";
import { refuse } from "../wire/envelope-reply.ts";
import { findUpload, UPLOADS } from "./upload-store.ts";

/** `GET /media/upload/<id>` on the site it was uploaded to. A file is only ever a picture here. */
export function uploadRoutes(app: FastifyInstance, backend: Backend): void {
  app.get<{ Params: { id: string } }>(`${UPLOADS}:id`, (request, reply) => {
    const view = backend.sites.find(request.headers);
    const upload = findUpload(backend.world().database, request.params.id);
    if (!view || upload?.site !== view.site.id) return refuse(reply, backend, 404, NOT_FOUND);
    return reply
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'")
      .header("x-content-type-options", "nosniff")
      .type(upload.type)
      .send(Buffer.from(upload.bytes));
  });
}

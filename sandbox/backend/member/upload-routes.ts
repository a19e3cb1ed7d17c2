import type { FastifyInstance } from "fastify";
import { NOT_FOUND } from "#contract/codes.ts";
import type { Backend } from "../backend.ts";
import { refuse } from "../wire/envelope-reply.ts";
import { findUpload, UPLOADS } from "./upload-store.ts";

/** `GET /media/upload/<id>`, only on the site it was uploaded to. */
export function uploadRoutes(app: FastifyInstance, backend: Backend): void {
  app.get<{ Params: { id: string } }>(`${UPLOADS}:id`, (request, reply) => {
    const view = backend.sites.find(request.headers);
    const upload = findUpload(backend.database, request.params.id);
    if (!view || upload?.site !== view.site.id) return refuse(reply, backend, 404, NOT_FOUND);
    return reply
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'")
      .type(upload.type)
      .send(Buffer.from(upload.bytes));
  });
}

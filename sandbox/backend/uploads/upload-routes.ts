import type { FastifyInstance } from "fastify";
import { NOT_FOUND } from "#contract/codes.ts";
import { memberById } from "../members/member-store.ts";
import { memberOfToken } from "../members/token-store.ts";
import type { Backend } from "../wire/backend.ts";
import { refuse } from "../wire/envelope-reply.ts";
import { uploadToken } from "./upload-cookie.ts";
import { findUpload, type Upload, UPLOADS } from "./upload-store.ts";

/**
 * `GET /media/upload/<id>`, only on the site it was uploaded to and for the member who did; an avatar in use is for
 * everybody there. Who may not see one is told the same as if there were none.
 */
export function uploadRoutes(app: FastifyInstance, backend: Backend): void {
  app.get<{ Params: { id: string } }>(`${UPLOADS}:id`, (request, reply) => {
    const view = backend.sites.find(request.headers);
    const upload = findUpload(backend.database, request.params.id);
    if (!view || upload?.site !== view.site.id) return refuse(reply, backend, 404, NOT_FOUND);
    const isPublic = isAvatar(backend, upload);
    if (!isPublic && !isOwn(backend, upload, uploadToken(request.headers)))
      return refuse(reply, backend, 404, NOT_FOUND);
    return reply
      .header(
        "cache-control",
        isPublic ? "private, max-age=31536000, immutable" : "private, no-store",
      )
      .header("content-security-policy", "default-src 'none'")
      .type(upload.type)
      .send(Buffer.from(upload.bytes));
  });
}

function isAvatar({ database }: Backend, { id, member }: Upload): boolean {
  return memberById(database, member)?.avatar === UPLOADS + id;
}

function isOwn({ database, now }: Backend, { site, member }: Upload, token: string): boolean {
  // A page fetches its pictures by itself.
  return memberOfToken(database, { site, token, now: now(), isBackground: true })?.id === member;
}

import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { contentTypeOf } from "../files/content-type.ts";
import { safeFile } from "./host-site.ts";

/** What `brand gallery` writes; its folder may hold other files. */
const SERVED = /\.(?:html|jpg)$/;

/** The page and the pictures of `brand gallery`, below `/gallery/`. */
export async function serveGallery(
  dir: string,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  const file = safeFile(dir, pathname.replace(/^\/gallery/, ""));
  const data = file && SERVED.test(file) ? await readFile(file).catch(() => null) : null;
  if (!file || !data) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("not found\n");
    return;
  }
  response
    .writeHead(200, { "content-type": contentTypeOf(file), "cache-control": "no-store" })
    .end(data);
}

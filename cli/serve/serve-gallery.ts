import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { safeFile } from "./host-site.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
};

/** The page and the pictures of `brand gallery`, below `/gallery/`. */
export async function serveGallery(
  dir: string,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  const file = safeFile(dir, pathname.replace(/^\/gallery/, ""));
  const type = file === null ? undefined : TYPES[path.extname(file)];
  const data = file && type ? await readFile(file).catch(() => null) : null;
  if (!data || type === undefined) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("not found\n");
    return;
  }
  response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(data);
}

// Serves one bundle like a static host: its headers, its precompressed files, index.html for other addresses.
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { contentTypeOf } from "../files/content-type.ts";
import { headersFor } from "./header-rules.ts";
import { safeFile } from "./host-site.ts";
import type { SiteRequest } from "./site-server.ts";

/** Files for the host, not part of the site. */
const HIDDEN = new Set(["_headers", "_redirects", "build.json"]);

/** Origins of this server, which a public host does not have. */
export interface Beside {
  /** May frame the site, for the thumbnails of the index. */
  readonly framedBy: string;
  /** The site may frame its games. */
  readonly games: string;
}

export async function serveBundle(
  bundleDir: string,
  { request, pathname }: SiteRequest,
  response: ServerResponse,
  { framedBy, games }: Beside,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  // In the address of a game, a dot stands before its code.
  const asset = /\.[a-z0-9]+$/i.test(pathname) && !pathname.startsWith("/game/");
  const found = await findFile(bundleDir, pathname === "/" ? "/index.html" : pathname, request);
  const file = found ?? (asset ? null : await findFile(bundleDir, "/index.html", request));
  if (!file) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("not found\n");
    return;
  }
  const rules = await readFile(path.join(bundleDir, "_headers"), "utf8").catch(() => "");
  for (const [name, value] of headersFor(rules, found ? pathname : "/"))
    response.setHeader(
      name,
      value
        .replace("frame-ancestors 'self'", `$& ${framedBy}`)
        .replace("frame-src 'self'", `$& ${games}`),
    );
  // It would send browsers to https on loopback, where no server listens.
  response.removeHeader("Strict-Transport-Security");
  response.setHeader("Content-Type", contentTypeOf(file.name));
  response.setHeader("Vary", "Accept-Encoding");
  if (file.encoding) response.setHeader("Content-Encoding", file.encoding);
  response.setHeader("Content-Length", file.data.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : file.data);
}

interface FoundFile {
  readonly name: string;
  readonly data: Buffer;
  readonly encoding: "br" | "gzip" | null;
}

async function findFile(
  bundleDir: string,
  pathname: string,
  request: IncomingMessage,
): Promise<FoundFile | null> {
  const file = safeFile(bundleDir, pathname);
  // Compares the file, because an address can spell the same name in many ways.
  if (!file || HIDDEN.has(path.relative(bundleDir, file))) return null;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  for (const [encoding, suffix] of [
    ["br", ".br"],
    ["gzip", ".gz"],
    [null, ""],
  ] as const) {
    if (encoding && !accepted.includes(encoding)) continue;
    const data = await readFile(file + suffix).catch(() => null);
    if (data) return { name: file, data, encoding };
  }
  return null;
}

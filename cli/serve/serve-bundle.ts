// Serves one bundle like a static host: its headers, its precompressed files, and the document of each page.
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { contentTypeOf } from "../files/content-type.ts";
import { readReceipt } from "../stamp/receipt.ts";
import { headersFor } from "./header-rules.ts";
import { safeFile } from "./host-site.ts";
import { documentFile, FRAME_FILE, NO_PAGE_FILE } from "#contract/documents.ts";
import { FILE_PATTERN, pagePattern } from "#contract/route-pattern.ts";
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
  const found = await findFile(bundleDir, pathname === "/" ? "/index.html" : pathname, request);
  const page = found ? null : await pageAt(bundleDir, pathname);
  const file = found ?? (page && (await findFile(bundleDir, `/${page.file}`, request)));
  if (!file) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("not found\n");
    return;
  }
  const rules = await readFile(path.join(bundleDir, "_headers"), "utf8").catch(() => "");
  for (const [name, value] of headersFor(rules, pathname))
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
  const status = page?.status ?? 200;
  if (status === 404) response.setHeader("Cache-Control", "no-store");
  response.writeHead(status).end(request.method === "HEAD" ? undefined : file.data);
}

/** Null for a file that is missing: every other address gets an html file, with the status it has on a host. */
async function pageAt(
  bundleDir: string,
  pathname: string,
): Promise<{ readonly file: string; readonly status: 200 | 404 } | null> {
  const { routes = [], outputs = {} } = (await readReceipt(bundleDir)) ?? {};
  if (new RegExp(pagePattern(routes), "i").test(pathname)) {
    const own = documentFile(pathname.replace(/\/$/, "").toLowerCase());
    const file = Object.keys(outputs).find((name) => name.toLowerCase() === own);
    return { file: file ?? FRAME_FILE, status: 200 };
  }
  return new RegExp(FILE_PATTERN).test(pathname) ? null : { file: NO_PAGE_FILE, status: 404 };
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

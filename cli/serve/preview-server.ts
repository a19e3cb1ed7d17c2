// One server for all built sites: each brand with its sandbox on `http://<id>.localhost:<port>`, an index of the
// brands on `http://localhost:<port>`.
import type { ServerResponse } from "node:http";
import path from "node:path";
import { isServerPath } from "#contract/server-paths.ts";
import { readReceipt, type Receipt } from "../stamp/receipt.ts";
import { siteOfHost } from "./host-site.ts";
import { indexPage } from "./index-page.ts";
import { listen } from "./listen.ts";
import type { MountedSandbox } from "./mount-sandbox.ts";
import { answerPlay, isPlayHost, playOrigin } from "./play-host.ts";
import { serveBundle } from "./serve-bundle.ts";
import { serveGallery } from "./serve-gallery.ts";
import { siteServer, type SiteRequest } from "./site-server.ts";

/** Default port, also in the addresses of `brand matrix`. */
export const PREVIEW_PORT = 4173;

export interface PreviewOptions {
  readonly outDir: string;
  readonly ids: readonly string[];
  readonly port: number;
  readonly host: string;
  readonly strict: boolean;
  readonly sandbox: MountedSandbox;
  readonly gallery?: ServedGallery;
}

/** What `brand gallery` has written, if it has. */
export interface ServedGallery {
  readonly dir: string;
  /** Null when there is none. @returns finds the picture of a site, by its name below the folder */
  readonly pictures: () => Promise<((receipt: Receipt) => string | null) | null>;
}

export interface Preview {
  readonly port: number;
  readonly origin: (id: string) => string;
  readonly close: () => Promise<void>;
}

export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const ids = new Set(options.ids);
  let port = options.port;
  const origin = (id: string) => `http://${id}.localhost:${port}`;
  const { server, stop } = siteServer("preview", {
    answer,
    upgrade: ({ request, pathname }, socket, head) =>
      isServerPath(pathname) &&
      !isPlayHost(siteOfHost(request.headers.host), ids) &&
      options.sandbox.upgrade(request, socket, head),
  });
  async function answer(at: SiteRequest, response: ServerResponse): Promise<void> {
    const { request, pathname } = at;
    const site = siteOfHost(request.headers.host);
    if (!site && pathname.startsWith("/gallery/") && options.gallery)
      return await serveGallery(options.gallery.dir, pathname, response);
    if (!site) return await sendIndex(options, origin, response);
    if (isPlayHost(site, ids)) return answerPlay(options.sandbox, at, response);
    if (!ids.has(site)) {
      response
        .writeHead(404, { "content-type": "text/plain; charset=utf-8" })
        .end(`no built brand "${site}"\n`);
      return;
    }
    if (isServerPath(pathname)) return options.sandbox.handle(request, response);
    const beside = { framedBy: `http://localhost:${port}`, games: playOrigin(port) };
    await serveBundle(path.join(options.outDir, site), at, response, beside);
  }
  port = await listen(server, options);
  const close = async () => {
    await stop();
    await options.sandbox.close();
  };
  return { port, origin, close };
}

async function sendIndex(
  options: PreviewOptions,
  origin: (id: string) => string,
  response: ServerResponse,
): Promise<void> {
  const receipts = await Promise.all(
    options.ids.map((id) => readReceipt(path.join(options.outDir, id))),
  );
  const pictureOf = (await options.gallery?.pictures()) ?? null;
  const cards = receipts.flatMap((receipt) => {
    if (!receipt) return [];
    const file = pictureOf?.(receipt) ?? null;
    const picture = file && `/gallery/${file}`;
    return [{ receipt, origin: origin(receipt.brand.id), picture }];
  });
  const { html, policy } = indexPage({ cards, hasGallery: pictureOf !== null });
  response
    .writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    })
    .end(html);
}

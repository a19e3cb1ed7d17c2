// `brand dev`: the same brand entry as in a bundle, with source paths for chunk names, through
// Vite's dev server.
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import path from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { brandModules, CLIENT, ENTRY, STYLES } from "./brand-modules.ts";
import { createOverlay } from "./dev-overlay.ts";
import { discoverEntries } from "./discover-entries.ts";
import { generateStyles } from "./generate-styles.ts";
import { baseConfig } from "./vite-config.ts";

/** What the dev server shows of a brand; made again whenever its data changes. */
export interface DevSite {
  /** The html, with `/@brand/entry.js` as its entry. */
  readonly html: string;
  readonly entry: string;
  /** Address of the brand's stylesheet. */
  readonly css: string;
  /** Bundle path → content for everything that is not source code. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The site, or what has to be mended before there is one: the terminal's text without colours. */
export type DevMade =
  | { readonly kind: "site"; readonly site: DevSite }
  | { readonly kind: "problems"; readonly text: string };

export interface DevOptions {
  readonly packageRoot: string;
  /** Where the libraries are kept as the browser loads them. */
  readonly storeDir: string;
  /** Folders whose files make the site; a change makes it again. */
  readonly watch: readonly string[];
  readonly makeSite: (entries: ReadonlyMap<string, string>) => Promise<DevMade>;
  /** What the page is told of a bug that a change has led to. */
  readonly onFailure: (error: unknown) => DevMade;
  /** Called when nothing stands in the way any more. */
  readonly onMended: () => void;
}

export interface DevServer {
  readonly handle: (request: IncomingMessage, pathname: string, response: ServerResponse) => void;
  /** @returns false where the socket is not one of hot reload */
  readonly upgrade: (at: UpgradeRequest, socket: Duplex, head: Buffer) => boolean;
  readonly close: () => Promise<void>;
}

/** Folders of the package that its own commands write. */
const WRITTEN = ["lib", "dist", "artifacts"];

/** Protocols of Vite's own sockets. */
const HOT_RELOAD: ReadonlySet<string | undefined> = new Set(["vite-hmr", "vite-ping"]);

export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { packageRoot } = options;
  process.env["NODE_ENV"] = "development"; // whatever the caller's shell says
  await generateStyles(packageRoot);
  const entries = discoverEntries(path.join(packageRoot, "src"));
  const first = await options.makeSite(entries);
  let site = first.kind === "site" ? first.site : null;
  const base = baseConfig(packageRoot);
  // Never listens: it only hands on the sockets that the site's own server has checked.
  const sockets = createHttpServer();
  const server = await createServer({
    ...base,
    appType: "custom",
    cacheDir: path.join(options.storeDir, "vite"),
    // All entries are scanned at the start, else a page that is opened later reloads the site.
    optimizeDeps: { entries: [...entries.values()].filter((file) => file.endsWith(".tsx")) },
    plugins: [...(base.plugins ?? []), brandModules(() => site?.entry ?? null)],
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      allowedHosts: [".localhost"],
      // What programs write beside the sources is no source: a tsconfig.json of the packed package reloads the page.
      watch: { ignored: WRITTEN.map((folder) => path.join(packageRoot, folder, "**")) },
      fs: { allow: [packageRoot, options.storeDir, ...libraryFolders(packageRoot)] },
    },
  });
  server.watcher.add([...options.watch]);
  const overlay = createOverlay(server, first.kind === "problems" ? first.text : null);
  const refresh = inTurn(async () => {
    const made = await options.makeSite(entries).catch(options.onFailure);
    if (made.kind === "problems") return overlay.show(made.text);
    if (overlay.hide()) options.onMended();
    announce(server, site, made.site);
    site = made.site;
  });
  const changed = onceQuiet(refresh, SETTLE_MS);
  const changedUnseen = onceQuiet(refresh, NEW_FOLDER_MS);
  const isWatched = (file: string) => options.watch.some((folder) => file.startsWith(folder));
  for (const event of ["add", "change", "unlink", "addDir"] as const) {
    server.watcher.on(event, (file: string) => {
      if (!isWatched(file)) return;
      changed();
      if (event === "addDir") changedUnseen();
    });
  }
  return {
    handle: (request, pathname, response) => handle(server, site, { request, pathname, response }),
    upgrade({ request, pathname }, socket, head) {
      const protocol = request.headers["sec-websocket-protocol"];
      // Vite never answers any other, which would leave the socket open.
      if (pathname !== "/" || !HOT_RELOAD.has(protocol)) return false;
      return sockets.emit("upgrade", request, socket, head);
    },
    close: () => server.close(),
  };
}

/** Every folder that a library of the core may be installed in. */
function libraryFolders(packageRoot: string): string[] {
  const above = path.dirname(packageRoot);
  const rest = above === packageRoot ? [] : libraryFolders(above);
  return path.basename(packageRoot) === "node_modules"
    ? [packageRoot, ...rest]
    : [path.join(packageRoot, "node_modules"), ...rest];
}

/** The watcher reports a file once per 50 ms, so the first word of a change may be of half of it. */
const SETTLE_MS = 50;

/** The watcher misses a file written into a new folder before it watches that folder: read once more by then. */
const NEW_FOLDER_MS = 1000;

/** Runs `action` once things have been quiet for `settle` milliseconds. */
function onceQuiet(action: () => void, settle: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, settle);
  };
}

/** One run after another. */
function inTurn(action: () => Promise<void>): () => void {
  let running = Promise.resolve();
  return () => {
    running = running.then(action);
  };
}

/** Colours alone swap the stylesheet in place; anything else reloads the page. */
function announce(server: ViteDevServer, before: DevSite | null, after: DevSite): void {
  if (before?.entry === after.entry) {
    if (before.css !== after.css) server.ws.send(STYLES, { href: after.css });
    return;
  }
  const entry = server.moduleGraph.getModuleById(ENTRY);
  if (entry) server.moduleGraph.invalidateModule(entry);
  server.ws.send({ type: "full-reload" });
}

interface UpgradeRequest {
  readonly request: IncomingMessage;
  readonly pathname: string;
}

interface DevRequest extends UpgradeRequest {
  readonly response: ServerResponse;
}

function handle(
  server: ViteDevServer,
  site: DevSite | null,
  { request, pathname, response }: DevRequest,
): void {
  const file = site?.files.get(pathname.slice(1));
  if (file) {
    response
      .writeHead(200, { "content-type": contentType(pathname), "cache-control": "no-cache" })
      .end(file);
    return;
  }
  server.middlewares(request, response, (error?: unknown) => {
    if (error) fail(response, error);
    else void sendPage(server, site, pathname, response);
  });
}

/** Shown while the brand was never right since the start; the overlay says why. */
const NO_SITE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Not shown yet</title><link rel="icon" href="data:,"></head>
<body><script type="module" src="${CLIENT}"></script></body>
</html>
`;

async function sendPage(
  server: ViteDevServer,
  site: DevSite | null,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const page = await server.transformIndexHtml(pathname, site?.html ?? NO_SITE);
    response.writeHead(site ? 200 : 500, { "content-type": "text/html; charset=utf-8" }).end(page);
  } catch (error) {
    fail(response, error);
  }
}

function fail(response: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(message);
}

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

function contentType(pathname: string): string {
  return TYPES[path.extname(pathname)] ?? "text/plain; charset=utf-8";
}

// `brand dev`: serves the entry of a brand through Vite, with source paths instead of chunk names.
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import path from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { contentTypeOf } from "../files/content-type.ts";
import { besideOf } from "./beside-host.ts";
import { brandModules, CLIENT, ENTRY, entryOf, STYLES } from "./brand-modules.ts";
import { createOverlay } from "./dev-overlay.ts";
import { discoverEntries } from "./discover-entries.ts";
import { generateStyles } from "./generate-styles.ts";
import { baseConfig } from "./vite-config.ts";
import { type WatchedFolders, watchFolders } from "./watch-folders.ts";

export interface DevSite {
  readonly html: string;
  readonly entry: string;
  /** URL of the stylesheet. */
  readonly css: string;
  /** Bundle path → content of all files that Vite does not compile. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** `text` is the terminal's output without colours. */
export type DevMade =
  | { readonly kind: "site"; readonly site: DevSite }
  | { readonly kind: "problems"; readonly text: string };

export interface DevOptions extends WatchedFolders {
  readonly packageRoot: string;
  readonly storeDir: string;
  readonly makeSite: (entries: ReadonlyMap<string, string>) => Promise<DevMade>;
  /** Describes an unexpected error for the overlay. */
  readonly onFailure: (error: unknown) => DevMade;
  readonly onMended: () => void;
  /** Modules that run before the brand's entry, as addresses below the package. */
  readonly before?: readonly string[];
}

export interface DevServer {
  /** Serves another site at the hosts of `besideHost`; null takes it away. */
  readonly serveBeside: (name: string, site: DevSite | null) => void;
  /** Makes a site of the same entries. */
  readonly entries: ReadonlyMap<string, string>;
  readonly handle: (request: IncomingMessage, pathname: string, response: ServerResponse) => void;
  /** @returns false for a socket that is not for hot reload */
  readonly upgrade: (at: UpgradeRequest, socket: Duplex, head: Buffer) => boolean;
  readonly close: () => Promise<void>;
}

/** Folders that commands write; a tsconfig.json of the packed package would reload the page. */
const OUTPUT_FOLDERS = ["lib", "dist", "artifacts"];

const HOT_RELOAD: ReadonlySet<string | undefined> = new Set(["vite-hmr", "vite-ping"]);

export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { packageRoot } = options;
  process.env["NODE_ENV"] = "development"; // overrides the shell
  await generateStyles(packageRoot);
  const entries = discoverEntries(path.join(packageRoot, "src"));
  const first = await options.makeSite(entries);
  let site = first.kind === "site" ? first.site : null;
  /** A page that is still loading asks for files of the site before a change. */
  let before: DevSite | null = null;
  const beside = new Map<string, DevSite>();
  const base = await baseConfig(packageRoot);
  // Never listens: it passes on the sockets that the site's server has checked.
  const sockets = createHttpServer();
  const server = await createServer({
    ...base,
    appType: "custom",
    cacheDir: path.join(options.storeDir, "vite"),
    // Scan all entries at the start, or a page opened later reloads the site.
    optimizeDeps: { entries: [...entries.values()].filter((file) => file.endsWith(".tsx")) },
    plugins: [
      ...(base.plugins ?? []),
      brandModules((id) => (id === ENTRY ? site : beside.get(id))?.entry ?? null, options.before),
    ],
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      allowedHosts: [".localhost"],
      watch: { ignored: OUTPUT_FOLDERS.map((folder) => path.join(packageRoot, folder, "**")) },
      fs: { allow: [packageRoot, options.storeDir, ...libraryFolders(packageRoot)] },
    },
  });
  withoutEditor(server);
  const overlay = createOverlay(server, first.kind === "problems" ? first.text : null);
  const refresh = oneAtATime(async () => {
    const made = await options.makeSite(entries).catch(options.onFailure);
    if (made.kind === "problems") return overlay.show(made.text);
    if (overlay.hide()) options.onMended();
    before = site;
    site = made.site;
    announce(server, before, site);
  });
  watchFolders(server.watcher, options, refresh);
  return {
    entries,
    serveBeside: (name, other) => putBeside(server, beside, name, other),
    handle(request, pathname, response) {
      const name = besideOf(request.headers.host);
      const shown = name === null ? site : (beside.get(entryOf(name)) ?? null);
      handle(server, [shown, name === null ? before : null], { request, pathname, response });
    },
    upgrade({ request, pathname }, socket, head) {
      const protocol = request.headers["sec-websocket-protocol"];
      // Vite would leave any other socket open without an answer.
      if (pathname !== "/" || !HOT_RELOAD.has(protocol)) return false;
      return sockets.emit("upgrade", request, socket, head);
    },
    close: () => server.close(),
  };
}

/** Any page that the browser shows could open files in the editor of whoever works here. */
function withoutEditor({ middlewares }: ViteDevServer): void {
  middlewares.stack = middlewares.stack.filter(({ route }) => route !== "/__open-in-editor");
}

function putBeside(
  server: ViteDevServer,
  beside: Map<string, DevSite>,
  name: string,
  other: DevSite | null,
): void {
  const entry = entryOf(name);
  if (other === null) beside.delete(entry);
  else beside.set(entry, { ...other, html: other.html.replace(ENTRY, entry) });
  const module = server.moduleGraph.getModuleById(entry);
  if (module) server.moduleGraph.invalidateModule(module);
}

function libraryFolders(packageRoot: string): string[] {
  const above = path.dirname(packageRoot);
  const rest = above === packageRoot ? [] : libraryFolders(above);
  return path.basename(packageRoot) === "node_modules"
    ? [packageRoot, ...rest]
    : [path.join(packageRoot, "node_modules"), ...rest];
}

function oneAtATime(action: () => Promise<void>): () => void {
  let running = Promise.resolve();
  return () => {
    running = running.then(action);
  };
}

/** A change of colours replaces the stylesheet; any other change reloads the page. */
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
  [site, before]: readonly [DevSite | null, DevSite | null],
  { request, pathname, response }: DevRequest,
): void {
  const name = pathname.slice(1);
  const file = site?.files.get(name) ?? before?.files.get(name);
  if (file) {
    response
      .writeHead(200, { "content-type": contentTypeOf(pathname), "cache-control": "no-cache" })
      .end(file);
    return;
  }
  server.middlewares(request, response, (error?: unknown) => {
    if (error) fail(response, error);
    else void sendPage(server, site, pathname, response);
  });
}

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

// `brand dev`: the same brand entry as in a bundle, with source paths for chunk names, through
// Vite's dev server.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
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

export interface DevOptions {
  readonly packageRoot: string;
  /** Where the libraries are kept as the browser loads them. */
  readonly storeDir: string;
  readonly httpServer: Server;
  /** Folders whose files make the site; a change makes it again. */
  readonly watch: readonly string[];
  readonly makeSite: (entries: ReadonlyMap<string, string>) => Promise<DevSite>;
  readonly onProblem: (error: unknown) => void;
}

export interface DevServer {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

const ENTRY = "/@brand/entry.js";
const CLIENT = "/@brand/client.js";

export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { packageRoot } = options;
  process.env["NODE_ENV"] = "development"; // whatever the caller's shell says
  await generateStyles(packageRoot);
  const entries = await discoverEntries(path.join(packageRoot, "src"));
  let site = await options.makeSite(entries);
  const base = baseConfig(packageRoot);
  const server = await createServer({
    ...base,
    appType: "custom",
    cacheDir: path.join(options.storeDir, "vite"),
    // All entries are scanned at the start, else a page that is opened later reloads the site.
    optimizeDeps: { entries: [...entries.values()].filter((file) => file.endsWith(".tsx")) },
    plugins: [...(base.plugins ?? []), brandModules(() => site)],
    server: {
      middlewareMode: true,
      hmr: { server: options.httpServer },
      allowedHosts: [".localhost"],
      fs: { allow: [packageRoot, options.storeDir, ...libraryFolders(packageRoot)] },
    },
  });
  server.watcher.add([...options.watch]);
  const refresh = async (): Promise<void> => {
    try {
      const next = await options.makeSite(entries);
      announce(server, site, next);
      site = next;
    } catch (error) {
      options.onProblem(error);
    }
  };
  const changed = afterwards(refresh, SETTLE_MS);
  for (const event of ["add", "change", "unlink"] as const) {
    server.watcher.on(event, (file: string) => {
      if (options.watch.some((folder) => file.startsWith(folder))) changed();
    });
  }
  return {
    handle: (request, response) => handle(server, () => site, request, response),
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

/** Runs `action` once things have been quiet for `settle` milliseconds, one run after another. */
function afterwards(action: () => Promise<void>, settle: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(action);
    }, settle);
  };
}

/** Colours alone swap the stylesheet in place; anything else reloads the page. */
function announce(server: ViteDevServer, before: DevSite, after: DevSite): void {
  if (before.entry === after.entry) {
    if (before.css !== after.css) server.ws.send("livery:css", { href: after.css });
    return;
  }
  const entry = server.moduleGraph.getModuleById(ENTRY);
  if (entry) server.moduleGraph.invalidateModule(entry);
  server.ws.send({ type: "full-reload" });
}

function brandModules(site: () => DevSite): Plugin {
  return {
    name: "livery-brand",
    enforce: "pre",
    resolveId(id) {
      if (id === ENTRY || id === CLIENT) return id;
      // Stamped texts and legal documents are served from memory, not transformed.
      return id.startsWith("/assets/") ? { id, external: true } : null;
    },
    load(id) {
      if (id === ENTRY)
        return `import ${JSON.stringify(CLIENT)};\nimport "/src/styles.css";\n${site().entry}`;
      if (id !== CLIENT) return null;
      return `import.meta.hot?.on("livery:css", ({ href }) => {
  const link = document.querySelector('link[rel="stylesheet"][href*="/assets/brand-"]');
  link?.setAttribute("href", href);
});`;
    },
  };
}

function handle(
  server: ViteDevServer,
  site: () => DevSite,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = new URL(request.url ?? "/", "http://site");
  const file = site().files.get(pathname.slice(1));
  if (file) {
    response
      .writeHead(200, { "content-type": contentType(pathname), "cache-control": "no-cache" })
      .end(file);
    return;
  }
  server.middlewares(request, response, (error?: unknown) => {
    if (error) fail(response, error);
    else void sendPage(server, site().html, pathname, response);
  });
}

async function sendPage(
  server: ViteDevServer,
  html: string,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const page = await server.transformIndexHtml(pathname, html);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
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

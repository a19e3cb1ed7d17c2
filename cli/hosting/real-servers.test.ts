// The written configurations, run by the real servers where they are installed.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { HTML, POLICY, sampleSite } from "./sample-site.ts";

const { dir, bundle, written } = await sampleSite();
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** Answers with the path, and echoes over the socket. */
async function startBackend(): Promise<string> {
  const server = createServer((request, response) => response.end(`server ${request.url ?? ""}`));
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => socket.on("message", (data) => socket.send(data)));
  const origin = await listening(server);
  closing.push(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  return origin;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listening(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const child: ChildProcess = spawn(program, args, {
    stdio: "ignore",
    env: { ...process.env, ...env },
  });
  closing.push(
    () =>
      new Promise((resolve) => {
        child.on("close", resolve);
        child.kill("SIGKILL");
      }),
  );
}

async function answering(origin: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${origin}/robots.txt`).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 10_000,
      },
    )
    .toBe(200);
}

const programs = (name: string) =>
  [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin"]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

async function startNginx(program: string, backend: string): Promise<string> {
  const site = path.join(await written("nginx", backend), "aurora.conf");
  const port = await freePort();
  const text = await readFile(site, "utf8");
  await writeFile(site, text.replace("listen 80;", `listen 127.0.0.1:${port};`));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `daemon off; master_process off; pid ${dir}/nginx.pid; error_log ${dir}/nginx.log;
    ${process.getuid?.() === 0 ? "user root;" : ""} events {}
    http { access_log off; ${temp.map((name) => `${name}_temp_path ${dir}/temp;`).join(" ")} include ${site}; }`;
  await mkdir(path.join(dir, "temp"), { recursive: true });
  await writeFile(path.join(dir, "nginx.conf"), config);
  start(program, ["-p", dir, "-c", path.join(dir, "nginx.conf")]);
  return `http://127.0.0.1:${port}`;
}

async function startCaddy(program: string, backend: string): Promise<string> {
  const file = path.join(await written("caddy", backend), "Caddyfile");
  const port = await freePort();
  const text = await readFile(file, "utf8");
  const address = `http://127.0.0.1:${port}`;
  const local = text.replace(/^aurora-sport\.example, .+ \{$/m, `${address} {`);
  await writeFile(file, `{\n\tadmin off\n}\n${local}`);
  start(program, ["run", "--config", file, "--adapter", "caddyfile"], {
    HOME: dir,
    XDG_DATA_HOME: dir,
    XDG_CONFIG_HOME: dir,
  });
  return address;
}

const PAGES = {
  "/": "index.html",
  "/index.html": "index.html",
  "/home": "home.html",
  "/home/": "home.html",
  "/HOME": "shell.html",
  "/activity/friendInvitation": "activity/friendInvitation.html",
  "/shell.html": "shell.html",
  "/mine/wallet": "shell.html",
  "/game/PT.slot.1": "shell.html",
  "/redirect/a/b.c": "shell.html",
  "/zh-TW/home": "zh-TW/home.html",
  "/zh-TW/": "shell.html",
  "/zh-TW/mine/wallet": "shell.html",
} as const;
const HIDDEN = ["/_headers", "/_redirects", "/build.json"];

const backend = await startBackend();

describe.each([
  ["nginx", programs("nginx"), startNginx],
  ["caddy", programs("caddy"), startCaddy],
] as const)("%s", (name, program, run) => {
  test.skipIf(program === undefined)(
    `serves pages, files, headers, calls and sockets`,
    async () => {
      const origin = await run(program ?? name, backend);
      await answering(origin);
      const get = async (at: string, headers: Record<string, string> = {}) => {
        const answer = await fetch(origin + at, { headers });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      };

      for (const [at, file] of Object.entries(PAGES)) {
        const page = await get(at);
        expect([at, page.status, page.text]).toEqual([at, 200, HTML[file]]);
        expect(page.headers.get("content-security-policy"), at).toBe(POLICY);
        expect(page.headers.get("cache-control"), at).toBe("no-cache");
        expect(page.headers.get("content-type"), at).toMatch(/^text\/html/);
      }
      const script = await get("/core/app-1.js", { "accept-encoding": "gzip" });
      expect(script.text).toBe("export {};");
      expect(script.headers.get("content-encoding")).toBe("gzip");
      expect(script.headers.get("cache-control")).toContain("immutable");
      expect(script.headers.get("x-content-type-options")).toBe("nosniff");
      const worker = await get("/sw.js");
      expect([worker.status, worker.text]).toEqual([200, "// worker"]);
      expect(worker.headers.get("cache-control")).toBe("no-cache");
      expect(worker.headers.get("content-type")).toMatch(/^(?:text|application)\/javascript/);
      const drawing = await get("/assets/mark-1.svg");
      expect(drawing.headers.get("content-security-policy")).toContain("sandbox");
      for (const at of [
        "/core/gone-1.js",
        "/core/gone",
        "/assets/gone.svg",
        "/favicon.ico",
        ...HIDDEN,
      ]) {
        const missing = await get(at);
        expect([at, missing.status]).toEqual([at, 404]);
        expect([at, missing.text.includes("<title>home")]).toEqual([at, false]);
        expect([at, missing.headers.get("cache-control")]).toEqual([at, "no-store"]);
      }
      for (const at of ["/no/such/page", "/home/x", "/game", "/mine/wallets", "/zh-TW/no"]) {
        const page = await get(at);
        expect([at, page.status, page.text]).toEqual([at, 404, HTML["404.html"]]);
        expect(page.headers.get("cache-control"), at).toBe("no-store");
        expect(page.headers.get("content-security-policy"), at).toBe(POLICY);
      }

      // A release comes while it is asked for, and an older one comes back.
      const chunk = path.join(bundle, "core/next-2.js");
      for (const [change, status, cache] of [
        [() => writeFile(chunk, "export {};"), 200, "immutable"],
        [() => rm(chunk), 404, "no-store"],
        [() => writeFile(chunk, "export {};"), 200, "immutable"],
      ] as const) {
        await change();
        const answer = await get("/core/next-2.js");
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([
          status,
          expect.stringContaining(cache),
        ]);
      }
      await rm(chunk);
      expect((await get("/site/api/v1/x?y=1")).text).toBe("server /site/api/v1/x?y=1");

      const socket = new WebSocket(`${origin.replace("http", "ws")}/stream/api/v1/odds`);
      const echoed = new Promise((resolve) => {
        socket.on("message", (data: Buffer) => resolve(data.toString()));
      });
      await new Promise((resolve) => {
        socket.on("open", resolve);
      });
      socket.send("hello");
      expect(await echoed).toBe("hello");
      socket.close();
    },
  );
});

// The server of a shared store: nginx with WebDAV where it is installed (`npm test` installs it where it can),
// otherwise a test server with the same calls.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll } from "vitest";
import { ask, until } from "./http.ts";

const NGINX = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin"]
  .map((folder) => path.join(folder, "nginx"))
  .find((file) => existsSync(file));

/** Used in test names. */
export const SERVER_NAME =
  NGINX === undefined ? "a server of the test's own (no nginx here)" : "nginx";

export interface StoreServer {
  readonly address: string; // value of `--store`
  /** Folder with ac/ and cas/. */
  readonly files: string;
  /** `GET /ac/… 200`, one line per request answered. */
  readonly requests: () => Promise<string[]>;
  readonly kill: () => Promise<void>; // stops it at once
}

export interface StoreServerOptions {
  /** Requires this bearer token. */
  readonly token?: string;
  /** Bytes of an answer that are sent at full speed; the rest is slow. */
  readonly crawlsAfter?: number;
}

/** Bytes per second of a slow answer. */
const CRAWL = 4000;

const servers: StoreServer[] = [];

// Registered for the importing file: inside a running test it would be too late.
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
});

export async function startStoreServer(
  dir: string,
  options: StoreServerOptions = {},
): Promise<StoreServer> {
  const server =
    NGINX === undefined ? await startOwn(dir, options) : await startNginx(NGINX, dir, options);
  servers.push(server);
  return server;
}

async function startNginx(
  program: string,
  dir: string,
  { token, crawlsAfter }: StoreServerOptions,
): Promise<StoreServer> {
  const port = await freePort();
  const files = path.join(dir, "files");
  const log = path.join(dir, "access.log");
  await mkdir(path.join(dir, "temp"), { recursive: true });
  await mkdir(files, { recursive: true });
  await writeFile(log, "");
  const refusal = `if ($http_authorization != "Bearer ${token}") { return 401; }`;
  const crawl = `limit_rate ${CRAWL}; limit_rate_after ${crawlsAfter};`;
  const config = `
    daemon off; master_process off; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http {
      log_format store '$request_method $uri $status';
      access_log ${log} store;
      client_body_temp_path ${dir}/temp; proxy_temp_path ${dir}/temp; fastcgi_temp_path ${dir}/temp;
      uwsgi_temp_path ${dir}/temp; scgi_temp_path ${dir}/temp;
      server {
        listen 127.0.0.1:${port};
        root ${files};
        location / {
          ${token === undefined ? "" : refusal}
          ${crawlsAfter === undefined ? "" : crawl}
          dav_methods PUT;
          create_full_put_path on;
          client_max_body_size 64m;
        }
      }
    }`;
  await writeFile(path.join(dir, "nginx.conf"), config);
  const child = spawn(program, ["-p", dir, "-c", path.join(dir, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const over = new Promise<void>((resolve) => child.on("close", () => resolve()));
  await answering(port, child);
  return {
    address: `http://127.0.0.1:${port}`,
    files,
    requests: async () => withoutProbe((await readFile(log, "utf8")).split("\n")),
    async kill() {
      child.kill("SIGKILL");
      await over;
    },
  };
}

const PROBE = "/probe";

async function answering(port: number, child: ChildProcess): Promise<void> {
  const asked = () => ask(port, null, PROBE).catch(() => null);
  await until(asked, (answer) => answer !== null || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
}

const withoutProbe = (lines: readonly string[]) =>
  lines.filter((line) => line !== "" && !line.includes(PROBE));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function startOwn(
  dir: string,
  { token, crawlsAfter }: StoreServerOptions,
): Promise<StoreServer> {
  const files = path.join(dir, "files");
  await mkdir(files, { recursive: true });
  const lines: string[] = [];
  const server = createServer((request, response) => {
    void serve(files, { token, crawlsAfter }, request, response).then((status) =>
      lines.push(`${request.method} ${request.url} ${status}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    files,
    requests: async () => lines,
    async kill() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(
  files: string,
  { token, crawlsAfter }: StoreServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const end = (status: number, body?: Buffer): number => {
    response.statusCode = status;
    response.end(body);
    return status;
  };
  if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) return end(401);
  const file = path.join(files, request.url ?? "");
  if (request.method === "PUT") {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.tmp`, Buffer.concat(parts));
    await rename(`${file}.tmp`, file);
    return end(201);
  }
  const data = await readFile(file).catch(() => null);
  if (data === null) return end(404);
  if (crawlsAfter === undefined) return end(200, data);
  response.writeHead(200, { "content-length": data.length });
  response.write(data.subarray(0, crawlsAfter));
  for (let at = crawlsAfter; at < data.length && response.writable; at += CRAWL / 10) {
    response.write(data.subarray(at, at + CRAWL / 10));
    // oxlint-disable-next-line no-restricted-globals -- a slow server is what the test is about
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  response.end();
  return 200;
}

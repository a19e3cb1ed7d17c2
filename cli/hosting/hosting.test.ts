// The written configurations, run by the real servers where they are installed.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";
import { headersFile } from "../stamp/security-headers.ts";

const dir = await sampleFolder();
const out = path.join(dir, "dist");
const bundle = path.join(out, "aurora");
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const PAGE = "<!doctype html><title>site</title>";
const POLICY = `default-src 'none'; script-src 'self' 'sha256-AbC+/='`;

async function writeBundle(): Promise<void> {
  const files = {
    "index.html": PAGE,
    "robots.txt": "User-agent: *",
    _headers: headersFile(POLICY),
    _redirects: "/* /index.html 200",
    "build.json": "{}",
    "core/app-1.js": "export {};",
    "assets/mark-1.svg": "<svg/>",
    "icons/icon.svg": "<svg/>",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(bundle, name)), { recursive: true });
    await writeFile(path.join(bundle, name), text);
  }
  await writeFile(path.join(bundle, "core/app-1.js.gz"), gzipSync("export {};"));
}

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

async function written(host: string, backend: string): Promise<string> {
  const { code, stderr } = await runBrand(
    ["hosting", "aurora", `--${host}`, "--backend", backend].concat(
      "--out",
      out,
      "--dir",
      path.join(dir, host),
    ),
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return path.join(dir, host);
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

await writeBundle();
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

      for (const at of ["/", "/index.html", "/mine/wallet", "/game/PT.slot.1"]) {
        const page = await get(at);
        expect([at, page.status, page.text]).toEqual([at, 200, PAGE]);
        expect(page.headers.get("content-security-policy"), at).toBe(POLICY);
        expect(page.headers.get("cache-control"), at).toBe("no-cache");
        expect(page.headers.get("content-type"), at).toMatch(/^text\/html/);
      }
      const script = await get("/core/app-1.js", { "accept-encoding": "gzip" });
      expect(script.text).toBe("export {};");
      expect(script.headers.get("content-encoding")).toBe("gzip");
      expect(script.headers.get("cache-control")).toContain("immutable");
      expect(script.headers.get("x-content-type-options")).toBe("nosniff");
      const drawing = await get("/assets/mark-1.svg");
      expect(drawing.headers.get("content-security-policy")).toContain("sandbox");
      for (const at of [
        "/core/gone-1.js",
        "/assets/gone.svg",
        "/favicon.ico",
        "/_headers",
        "/build.json",
      ])
        expect([at, (await get(at)).status]).toEqual([at, 404]);
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

test("the other hosts name every prefix of the server", async () => {
  const files = {
    netlify: "netlify.toml",
    cloudflare: "wrangler.json",
    docker: "site.conf",
    s3: "template.json",
  };
  for (const [host, file] of Object.entries(files)) {
    const text = await readFile(
      path.join(await written(host, "https://server.example"), file),
      "utf8",
    );
    for (const prefix of ["/site/api/", "/fd/api/", "/stream/api/", "/media/"])
      expect(text, host).toContain(prefix);
    expect(text, host).not.toContain("/sandbox/");
    if (file.endsWith(".json")) JSON.parse(text);
  }
});

test("what a host would do otherwise than the bundle needs is prevented", async () => {
  const textOf = async (host: string, file: string) =>
    await readFile(path.join(await written(host, "https://server.example"), file), "utf8");
  for (const [host, file] of [
    ["netlify", "netlify.toml"],
    ["cloudflare", "worker.js"],
  ] as const)
    expect(await textOf(host, file)).toContain("rm site/_redirects");
  expect(await textOf("s3", "template.json")).toContain("s3:ListBucket");
  expect(await textOf("docker", "site.conf")).toContain("proxy_ssl_server_name on;");
});

test("a folder that cannot be written is CONFIG_OUTPUT_WRITE", async () => {
  const taken = path.join(dir, "taken");
  await writeFile(taken, "a file in the place of the folder");
  const args = ["--caddy", "--backend", "https://server.example", "--out", out, "--dir", taken];
  const { code, stderr } = await runBrand(["hosting", "aurora", ...args]);
  expect(code).toBe(1);
  expect(stderr).toContain(`error CONFIG_OUTPUT_WRITE  ${path.join(taken, "Caddyfile")}`);
  expect(stderr).toContain("The configuration of the host cannot be written (EEXIST).");
});

test("a site that is not built, a missing host and a wrong server are refused", async () => {
  const args = ["hosting", "aurora", "--backend", "https://server.example"];
  expect((await runBrand([...args, "--nginx", "--out", path.join(dir, "none")])).stderr).toContain(
    "HOSTING_NOT_BUILT",
  );
  expect((await runBrand(args)).stderr).toContain("The host is missing.");
  expect((await runBrand([...args, "--nginx", "--s3"])).stderr).toContain("are two hosts");
  expect(
    (await runBrand(["hosting", "aurora", "--nginx", "--backend", "server.example/x"])).stderr,
  ).toContain("is not the origin of a server");
});

import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleReceipt } from "../stamp/sample-receipt.ts";
import { serveBundle } from "./serve-bundle.ts";
import { siteServer } from "./site-server.ts";

const HTML = {
  "index.html": "<title>first</title>",
  "home.html": "<title>home</title>",
  "app/help/GZTK.html": "<title>terms</title>",
  "zh-TW/home.html": "<title>home in zh-TW</title>",
  "shell.html": "<title>frame</title>",
  "404.html": "<title>no page</title>",
};
const FILES: Readonly<Record<string, string | Buffer>> = {
  ...HTML,
  "build.json": JSON.stringify(
    sampleReceipt("aurora", {
      routes: ["/home", "/game/:info", "/app/help/GZTK", "*"],
      outputs: Object.fromEntries(
        Object.keys(HTML).map((name) => [name, { bytes: 1, sha256: "0".repeat(64) }]),
      ),
    }),
  ),
  _headers:
    "/*\n  Content-Security-Policy: frame-src 'self' https://games.example; frame-ancestors 'self'\n  X-Own: yes\n",
  _redirects: "/* /404.html 404\n",
  "app.js": "plain",
  "app.js.br": brotliCompressSync("plain"),
  "app.js.gz": gzipSync("plain"),
};

const BESIDE = { framedBy: "http://localhost:1", games: "http://play.localhost:1" };

let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "livery-serve-"));
  for (const name of ["app/help", "zh-TW"])
    await mkdir(path.join(folder, name), { recursive: true });
  for (const [name, content] of Object.entries(FILES))
    await writeFile(path.join(folder, name), content);
  server = siteServer("test", {
    answer: (at, response) => serveBundle(folder, at, response, BESIDE),
    upgrade: () => false,
  }).server.listen(0, "127.0.0.1");
  await once(server, "listening");
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["/", 200, "index.html"],
  ["/home", 200, "home.html"],
  ["/home/", 200, "home.html"],
  ["/HOME", 200, "home.html"],
  ["/app/help/GZTK", 200, "app/help/GZTK.html"],
  ["/app/help/gztk", 200, "app/help/GZTK.html"],
  ["/game/PG.tiger", 200, "shell.html"],
  ["/zh-TW/home", 200, "zh-TW/home.html"],
  ["/zh-tw/Home/", 200, "zh-TW/home.html"],
  ["/zh-TW", 200, "shell.html"],
  ["/zh-TW/game/PG.tiger", 200, "shell.html"],
  ["/zh-TW/no/page", 404, "404.html"],
  ["/no/such/page", 404, "404.html"],
  ["/homes", 404, "404.html"],
  ["/game/a/b", 404, "404.html"],
  ["/constructor", 404, "404.html"],
] as const)("%s is answered with %i and %s", async (address, status, file) => {
  const answer = await fetch(site + address);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("x-own")).toBe("yes");
  expect(answer.headers.get("cache-control")).toBe(status === 404 ? "no-store" : null);
  expect(await answer.text()).toBe(HTML[file]);
});

test.each(["/build.json", "/_headers", "/_redirects", "/%62uild.json", "/.%2fbuild.json"])(
  "%s, a file for the host, is not served",
  async (address) => {
    const text = await (await fetch(site + address)).text();
    expect(text).not.toContain("outputs");
    expect(text).not.toContain("X-Own");
    expect(text).not.toContain("/* /404.html");
  },
);

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("to %s a file is answered as %s", async (accepted, encoding) => {
  const answer = await fetch(`${site}/app.js`, { headers: { "accept-encoding": accepted } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe("plain");
});

test("the headers of the bundle are sent; the index page may frame it, and it may frame its games", async () => {
  const { headers } = await fetch(`${site}/`);
  expect(headers.get("x-own")).toBe("yes");
  expect(headers.get("content-security-policy")).toBe(
    "frame-src 'self' http://play.localhost:1 https://games.example; frame-ancestors 'self' http://localhost:1",
  );
});

test("a missing file is 404, and only GET and HEAD are allowed", async () => {
  for (const missing of ["/assets/none.js", "/core/gone", "/icons/none", "/favicon.ico"]) {
    const answer = await fetch(site + missing);
    expect([answer.status, await answer.text()]).toEqual([404, "not found\n"]);
  }
  expect((await fetch(`${site}/`, { method: "POST" })).status).toBe(405);
});

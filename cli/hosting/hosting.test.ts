// The written configurations of hosts that do not run here.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { runBrand } from "../run-sample.ts";
import { HTML, sampleSite } from "./sample-site.ts";

const { dir, out, written } = await sampleSite();

test("the other hosts name every prefix of the server", async () => {
  const files = {
    netlify: "netlify.toml",
    cloudflare: "worker.js",
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

test("the worker answers pages with 200, other addresses with the page and 404, and keeps no error", async () => {
  const folder = await written("cloudflare", "https://server.example");
  await copyFile(path.join(folder, "worker.js"), path.join(folder, "worker.mjs"));
  const worker = (await import(path.join(folder, "worker.mjs"))) as {
    readonly default: { fetch(request: Request, env: object): Promise<Response> };
  };
  const stored = new Map([
    ["/", "home"],
    ["/home", "home"],
    ["/shell", "frame"],
    ["/404", "no page"],
    ["/core/app-1.js", "export {};"],
  ]);
  const ASSETS = {
    fetch: async ({ url }: Request) => {
      const text = stored.get(new URL(url).pathname);
      return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
    },
  };
  const answers = async (at: string) => {
    const request = new Request(`https://aurora.example${at}`);
    const answer = await worker.default.fetch(request, { ASSETS });
    return [at, answer.status, answer.headers.get("cache-control"), await answer.text()];
  };
  for (const at of ["/", "/home"]) expect(await answers(at)).toEqual([at, 200, null, "home"]);
  for (const at of ["/Home", "/game/PT.slot.1", "/zh-TW/mine/wallet"])
    expect(await answers(at)).toEqual([at, 200, null, "frame"]);
  expect(await answers("/core/app-1.js")).toEqual(["/core/app-1.js", 200, null, "export {};"]);
  expect(await answers("/no/such/page")).toEqual(["/no/such/page", 404, "no-store", "no page"]);
  for (const at of ["/core/gone-1.js", "/favicon.ico"])
    expect(await answers(at)).toEqual([at, 404, "no-store", "not found"]);
});

interface EdgeEvent {
  readonly request: { uri: string; headers: Record<string, { value: string }> };
  readonly response: {
    statusCode: number;
    statusDescription?: string;
    headers: Record<string, { value: string }>;
  };
}

test("CloudFront answers pages with 200, other addresses with the page and 404, and keeps no error", async () => {
  const text = await readFile(
    path.join(await written("s3", "https://server.example"), "template.json"),
    "utf8",
  );
  const { Resources } = JSON.parse(text) as {
    readonly Resources: Readonly<
      Record<string, { readonly Properties: { readonly FunctionCode: string } }>
    >;
  };
  const handler = (name: string) =>
    runInNewContext(`${Resources[name]?.Properties.FunctionCode}; handler`) as (
      event: EdgeEvent,
    ) => unknown;
  const stored = new Set([...Object.keys(HTML).map((name) => `/${name}`), "/robots.txt"]);
  const answers = (at: string, shown: "asked" | "changed") => {
    const request: EdgeEvent["request"] = { uri: at, headers: {} };
    const response: EdgeEvent["response"] = { statusCode: 200, headers: {} };
    handler("Fallback")({ request, response });
    // CloudFront runs no function for an error of the bucket.
    if (!stored.has(request.uri)) return [at, request.uri, 404, undefined];
    const seen = shown === "asked" ? { uri: at, headers: {} } : request;
    handler("Status")({ request: seen, response });
    return [at, request.uri, response.statusCode, response.headers["cache-control"]?.value];
  };
  for (const shown of ["asked", "changed"] as const) {
    for (const at of ["/", "/index.html"])
      expect(answers(at, shown)).toEqual([at, "/index.html", 200, undefined]);
    for (const at of ["/home", "/HOME/"])
      expect(answers(at, shown)).toEqual([at, "/home.html", 200, undefined]);
    const invite = "/activity/friendinvitation";
    expect(answers(invite, shown)[1]).toBe("/activity/friendInvitation.html");
    expect(answers("/zh-TW/home", shown)[1]).toBe("/zh-TW/home.html");
    for (const at of ["/game/PT.slot.1", "/redirect/a/b", "/zh-TW", "/zh-TW/mine/wallet"])
      expect(answers(at, shown)).toEqual([at, "/shell.html", 200, undefined]);
    for (const at of ["/no/such/page", "/homes", "/constructor", "/zh-TW/no"])
      expect(answers(at, shown)).toEqual([at, "/404.html", 404, "no-store"]);
    expect(answers("/robots.txt", shown)).toEqual(["/robots.txt", "/robots.txt", 200, undefined]);
    expect(answers("/favicon.ico", shown)).toEqual([
      "/favicon.ico",
      "/favicon.ico",
      404,
      undefined,
    ]);
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
  expect(await textOf("netlify", "netlify.toml")).toContain('from = "/zh-TW/mine/wallet"');
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

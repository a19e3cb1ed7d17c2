// `brand dev`: one brand from source, updated with its data, with the sandbox behind it.
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, until } from "./http.ts";
import { sendMalformed } from "./malformed-sockets.ts";
import { runBrand, startBrand, type Running } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

let brands: string;
let dev: Running<{ readonly url: string }>;
let port: number;

beforeAll(async () => {
  brands = await copyBrands(await tempFolder(), ["aurora"]);
  dev = await startBrand<{ url: string }>(["dev", "aurora", "--port", "0", "--brands", brands]);
  port = Number(new URL(dev.result.url).port);
});

afterAll(async () => {
  await dev.stop();
});

const html = async () =>
  (await ask(port, "aurora", "/home", { headers: { accept: "text/html" } })).text;
const cssAddress = (page: string) =>
  /<link rel="stylesheet" href="([^"]*\/brand-[0-9a-f]+\.css)">/.exec(page)?.[1] ?? "";

it("serves the html, the brand entry and the core's modules from source", async () => {
  expect(dev.result.url).toBe(`http://aurora.localhost:${port}`);
  const page = await html();
  expect(page).toContain("<title>极光体育");
  expect(page).toContain('src="/@brand/entry.js"');
  const entry = await ask(port, "aurora", "/@brand/entry.js");
  expect({ status: entry.status, type: entry.headers["content-type"] }).toEqual({
    status: 200,
    type: "text/javascript",
  });
  expect(entry.text).toContain("/src/boot.tsx");
  expect(entry.text).toContain("/src/features/home/home-page.tsx");
  const boot = await ask(port, "aurora", "/src/boot.tsx");
  expect({ status: boot.status, type: boot.headers["content-type"] }).toEqual({
    status: 200,
    type: "text/javascript",
  });
  expect(boot.text).toContain("export");
});

it("answers the sandbox's calls on the same origin", async () => {
  const { status, text } = await ask(port, "aurora", "/site/api/v1/configuration/preInfo", {
    method: "POST",
    headers: { "content-type": "application/json", site: "6101", timestamp: String(Date.now()) },
    body: "{}",
  });
  expect(status).toBe(200);
  // The site signs its calls, and this one carries no signature.
  expect(JSON.parse(text)).toEqual({ status_code: 6008, data: null, message: "非法请求" });
});

it("answers no foreign host name (DNS rebinding)", async () => {
  const headers = { host: `evil.example:${port}`, site: "6101" };
  const addresses = ["/", "/src/boot.tsx", "/sandbox/outbox", "/site/api/v1/user/login"];
  for (const address of addresses) {
    expect((await ask(port, "aurora", address, { headers })).status).toBe(421);
  }
});

it("survives malformed upgrades, resets and frames", async () => {
  await sendMalformed(port, "aurora", 1000);
  expect((await ask(port, "aurora", "/home")).status).toBe(200);
});

it("shows a changed token without a restart", async () => {
  const before = cssAddress(await html());
  expect((await ask(port, "aurora", before)).text).not.toContain("#050607");
  await editJson<{ color?: Record<string, unknown> }>(
    path.join(brands, "aurora/tokens/professional.json"),
    (tokens) => {
      tokens.color = { ...tokens.color, $type: "color", "footer-raised": { $value: "#050607" } };
    },
  );
  const after = cssAddress(await until(html, (page) => cssAddress(page) !== before));
  expect((await ask(port, "aurora", after)).text).toContain("#050607");
});

it("shows a changed manifest without a restart, and survives a broken one", async () => {
  const manifest = path.join(brands, "aurora", "brand.json");
  await editJson<{ title: string; siteId: unknown }>(manifest, (content) => {
    content.siteId = 12;
  });
  await until(
    async () => dev.stderr(),
    (text) => text.includes("BRAND_"),
  );
  expect(await html()).toContain("<title>极光体育");
  await editJson<{ title: string; siteId: unknown }>(manifest, (content) => {
    content.siteId = "6101";
    content.title = "极光 No. 2";
  });
  expect(await until(html, (page) => page.includes("No. 2"))).toContain(
    "<title>极光 No. 2</title>",
  );
});

it("ends with 0 at Ctrl-C", async () => {
  const untouched = await copyBrands(await tempFolder(), ["aurora"]);
  const other = await startBrand<{ url: string }>([
    "dev",
    "aurora",
    "--port",
    "0",
    "--brands",
    untouched,
  ]);
  expect(await other.stop()).toBe(0);
});

it("suggests the nearest brand for an unknown id", async () => {
  const { code, stderr } = await runBrand(["dev", "aurorra", "--port", "0", "--brands", brands]);
  expect(code).toBe(1);
  expect(stderr).toContain("BRAND_NOT_FOUND");
  expect(stderr).toContain("aurora");
});

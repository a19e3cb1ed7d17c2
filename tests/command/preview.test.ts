// `brand preview`: each built brand on its own origin as on a static host, with the sandbox behind it, and an index.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { readReceipt } from "./bundle.ts";
import { ask } from "./http.ts";
import { sendMalformed } from "./malformed-sockets.ts";
import { runBrand, startBrand, type Running } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

interface PreviewResult {
  readonly index: string;
  readonly brands: readonly { readonly id: string; readonly url: string }[];
  readonly removed: readonly string[];
}

const portOf = (url: string) => Number(new URL(url).port);

let out: string;
let preview: Running<PreviewResult>;
let port: number;

beforeAll(async () => {
  const dir = await tempFolder();
  out = path.join(dir, "dist");
  const brands = await copyBrands(dir, ["aurora", "jade"]);
  expect((await runBrand(["build", "--brands", brands, "--out", out])).code).toBe(0);
  // Where no gallery is: the index shows the sites themselves.
  preview = await startBrand<PreviewResult>(["preview", "--port", "0", "--out", out], { cwd: dir });
  port = portOf(preview.result.index);
});

afterAll(async () => {
  await preview.stop();
});

describe("the index page", () => {
  it("is where the command says, with every brand on an origin of its own", () => {
    expect(port).toBeGreaterThan(1023);
    expect(preview.result).toEqual({
      format: 1,
      command: "preview",
      index: `http://localhost:${port}`,
      brands: ["aurora", "jade"].map((id) => ({ id, url: `http://${id}.localhost:${port}` })),
      removed: [],
    });
  });

  it("links every brand in both editions and both locales", async () => {
    const { status, headers, text } = await ask(port, null, "/");
    expect({ status, type: headers["content-type"] }).toEqual({
      status: 200,
      type: "text/html; charset=utf-8",
    });
    for (const id of ["aurora", "jade"]) {
      for (const edition of ["classic", "professional"]) {
        for (const locale of ["zh-CN", "zh-TW"]) {
          expect(text).toContain(
            `href="http://${id}.localhost:${port}/?edition=${edition}&amp;locale=${locale}"`,
          );
        }
      }
      expect(text).toContain(`<iframe src="http://${id}.localhost:${port}/"`);
    }
    expect(text).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain(
      `frame-src http://aurora.localhost:${port} http://jade.localhost:${port}`,
    );
  });
});

const directives = (policy: string): ReadonlyMap<string | undefined, string[]> =>
  new Map(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1)]));

describe("a brand's origin", () => {
  it("serves its html with a policy that allows only its own scripts", async () => {
    const { status, headers, text } = await ask(port, "aurora", "/");
    expect(status).toBe(200);
    expect(text).toBe(await readFile(path.join(out, "aurora", "index.html"), "utf8"));
    expect(text).not.toBe((await ask(port, "jade", "/")).text);
    const header = directives(String(headers["content-security-policy"]));
    const [, content = ""] =
      /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(text) ?? [];
    const page = directives(content);
    const inline = [...text.matchAll(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g)].map(
      (match) => match[1] ?? "",
    );
    const hashes = inline.map(
      (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    expect(hashes).toHaveLength(3);
    expect(page.get("default-src")).toEqual(["'none'"]);
    expect(page.get("script-src")).toEqual(["'self'", ...hashes]);
    for (const policy of [header, page]) {
      expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
      expect([...policy.values()].flat().filter((value) => value.startsWith("'unsafe"))).toEqual(
        [],
      );
    }
    expect(header.get("frame-ancestors")).toEqual(["'self'", `http://localhost:${port}`]);
    // A host may still send the headers of the release before.
    expect([header.get("script-src"), header.get("default-src")]).toEqual([undefined, undefined]);
    expect(text.indexOf("Content-Security-Policy")).toBeLessThan(text.indexOf("<script"));
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it("lets a drawing that is opened alone show its colours, and run no script", async () => {
    const { outputs } = await readReceipt(path.join(out, "aurora"));
    const drawings = Object.keys(outputs).filter((file) => file.endsWith(".svg"));
    expect(drawings.length).toBeGreaterThan(5);
    for (const file of drawings) {
      const { headers } = await ask(port, "aurora", `/${file}`);
      expect({ file, policy: headers["content-security-policy"] }).toEqual({
        file,
        policy: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      });
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  it("serves precompressed files that the browser accepts", async () => {
    const { outputs } = await readReceipt(path.join(out, "aurora"));
    const chunk = Object.keys(outputs).find((file) => /^core\/vendor-.*\.js$/.test(file)) ?? "";
    const plain = await readFile(path.join(out, "aurora", chunk));
    const accept = (encoding: string) =>
      ask(port, "aurora", `/${chunk}`, { headers: { "accept-encoding": encoding } });
    const [brotli, gzip, none] = await Promise.all([
      accept("gzip, deflate, br"),
      accept("gzip"),
      accept("identity"),
    ]);
    expect([brotli, gzip, none].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
    expect(none.body.equals(plain)).toBe(true);
    expect(brotli.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
  });

  it("serves the html for page addresses and 404 for missing files", async () => {
    const page = await ask(port, "aurora", "/app/help/gztk");
    expect({ status: page.status, type: page.headers["content-type"] }).toEqual({
      status: 200,
      type: "text/html; charset=utf-8",
    });
    expect((await ask(port, "aurora", "/assets/nothing-0000000000.js")).status).toBe(404);
    expect((await ask(port, "nobody", "/")).status).toBe(404);
    expect((await ask(port, "aurora", "/home", { method: "POST" })).status).toBe(405);
  });

  it.each([
    "/build.json",
    "/_headers",
    "/_redirects",
    "/%62uild.json",
    "/.%2fbuild.json",
    "/..%2fjade%2fbuild.json",
  ])("does not show %s", async (address) => {
    const { text } = await ask(port, "aurora", address);
    expect(text).not.toContain('"sha256":');
    expect(text).not.toContain("Content-Security-Policy:");
    expect(text).not.toContain("/* /index.html");
  });

  it("answers the sandbox's calls on the same origin, each site as itself", async () => {
    // Drawings need no signature, and each site draws in its own palette.
    const avatar = async (site: string) => {
      const answer = await ask(port, site, "/media/avatar/player-1.svg");
      expect({
        status: answer.status,
        type: String(answer.headers["content-type"]).split(";")[0],
      }).toEqual({ status: 200, type: "image/svg+xml" });
      return answer.text;
    };
    const [aurora, jade] = await Promise.all([avatar("aurora"), avatar("jade")]);
    expect(aurora).not.toBe(jade);
  });
});

describe("hostile requests", () => {
  it("survives 1000 malformed upgrades, resets and frames", async () => {
    await sendMalformed(port, "aurora", 1000);
    expect((await ask(port, "aurora", "/")).status).toBe(200);
  });

  it.each(["//[", "/%00", "/%zz", "http://["])("answers %s without failing", async (address) => {
    const { status, headers } = await ask(port, "aurora", address);
    expect(status).toBeLessThan(500);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("answers no foreign host name (DNS rebinding)", async () => {
    const headers = { host: `evil.example:${port}`, site: "6101" };
    for (const address of ["/", "/site/api/v1/configuration/preInfo", "/sandbox/outbox"]) {
      expect((await ask(port, "aurora", address, { headers })).status).toBe(421);
    }
  });

  it("accepts sockets only from pages of its own origin", async () => {
    const open = async (origin: string) => {
      const headers = { host: `aurora.localhost:${port}`, origin };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/stream/api/v1/odds`, { headers });
      const [event] = await Promise.race([
        once(socket, "open").then(() => ["open"]),
        once(socket, "unexpected-response").then(() => ["refused"]),
      ]);
      socket.on("error", () => {});
      socket.terminate();
      return event;
    };
    expect(await open(`http://aurora.localhost:${port}`)).toBe("open");
    expect(await open("https://evil.example")).toBe("refused");
  });
});

// For tests: a built site that is enough for the configurations of hosts.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";
import { sampleReceipt } from "../stamp/sample-receipt.ts";
import { headersFile } from "../stamp/security-headers.ts";

export const PAGE = "<!doctype html><title>site</title>";
export const POLICY = `default-src 'none'; script-src 'self' 'sha256-AbC+/='`;

const ROUTES = ["/home", "/game/:info", "/redirect/*", "/mine/wallet", "*"];

export interface SampleSite {
  readonly dir: string;
  readonly out: string;
  readonly bundle: string;
  /** Writes the configuration of a host. @returns its folder */
  readonly written: (host: string, backend: string) => Promise<string>;
}

export async function sampleSite(): Promise<SampleSite> {
  const dir = await sampleFolder();
  const out = path.join(dir, "dist");
  const bundle = path.join(out, "aurora");
  await writeBundle(bundle);
  return {
    dir,
    out,
    bundle,
    async written(host, backend) {
      const folder = path.join(dir, host);
      const args = ["hosting", "aurora", `--${host}`, "--backend", backend];
      const { code, stderr } = await runBrand([...args, "--out", out, "--dir", folder]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      return folder;
    },
  };
}

async function writeBundle(bundle: string): Promise<void> {
  const files = {
    "index.html": PAGE,
    "robots.txt": "User-agent: *",
    _headers: headersFile(POLICY),
    _redirects: "/* /index.html 200",
    "build.json": JSON.stringify(sampleReceipt("aurora", { routes: ROUTES })),
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

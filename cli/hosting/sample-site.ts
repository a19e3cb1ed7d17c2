// For tests: a built site that is enough for the configurations of hosts.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { sha256 } from "../files/digest.ts";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";
import { sampleReceipt } from "../stamp/sample-receipt.ts";
import { headersFile } from "../stamp/security-headers.ts";

const page = (title: string) => `<!doctype html><title>${title}</title>`;
/** Html files of the site. */
export const HTML = {
  "index.html": page("home"),
  "home.html": page("home"),
  "activity/friendInvitation.html": page("invite"),
  "zh-TW/home.html": page("home in zh-TW"),
  "shell.html": page("frame"),
  "404.html": page("no page"),
} as const;
export const POLICY = `default-src 'none'; script-src 'self' 'sha256-AbC+/='`;

const ROUTES = [
  "/home",
  "/activity/friendInvitation",
  "/game/:info",
  "/redirect/*",
  "/mine/wallet",
  "*",
];

const OUTPUTS = Object.fromEntries(
  Object.entries(HTML).map(([name, text]) => [
    name,
    { bytes: text.length, sha256: sha256(Buffer.from(text)) },
  ]),
);

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
    ...HTML,
    "robots.txt": "User-agent: *",
    _headers: headersFile(POLICY),
    _redirects: "/* /404.html 404",
    "build.json": JSON.stringify(sampleReceipt("aurora", { routes: ROUTES, outputs: OUTPUTS })),
    "core/app-1.js": "export {};",
    "sw.js": "// worker",
    "assets/mark-1.svg": "<svg/>",
    "icons/icon.svg": "<svg/>",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(bundle, name)), { recursive: true });
    await writeFile(path.join(bundle, name), text);
  }
  await writeFile(path.join(bundle, "core/app-1.js.gz"), gzipSync("export {};"));
}

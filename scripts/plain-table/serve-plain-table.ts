// Builds the plain table and serves it to a page without a server.
import path from "node:path";
import react from "@vitejs/plugin-react";
import type { Page } from "playwright";
import { build } from "vite";
import type { SportMatch } from "#contract/api/sport.ts";

export interface Given {
  readonly channel: string;
  readonly seq: number;
  readonly matches: readonly SportMatch[];
  readonly feed: string; // address of the socket
}

/** At the site's own origin: its server refuses sockets of other ones. */
const HOME = "/plain-table/";

export interface PlainTable {
  show(page: Page, given: Given): Promise<void>;
}

export async function buildPlainTable(root: string): Promise<PlainTable> {
  const files = await built(path.join(root, "scripts", "plain-table"));
  return {
    async show(page, given) {
      const home = new URL(HOME, given.feed.replace(/^ws/, "http")).href;
      await page.route(`${home}**`, (route) => {
        const name = route.request().url().slice(home.length) || "index.html";
        if (name === "given.json") return route.fulfill({ json: given });
        const body = files.get(name) ?? "";
        const contentType = name.endsWith(".js") ? "text/javascript" : "text/html";
        return route.fulfill({ contentType, body });
      });
      await page.goto(home);
    },
  };
}

async function built(folder: string): Promise<ReadonlyMap<string, string>> {
  const out = await build({
    root: folder,
    base: HOME,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: { write: false, target: "esnext" },
  });
  const output = "output" in out ? out.output : [];
  return new Map(
    output.map((file) => [
      file.fileName,
      file.type === "chunk" ? file.code : Buffer.from(file.source).toString(),
    ]),
  );
}

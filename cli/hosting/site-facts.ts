// What a configuration of a host needs to know of a built site.
import { readFileSync } from "node:fs";
import path from "node:path";
import { documentFile } from "#contract/documents.ts";
import { LOCALES } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import * as PAGES from "#contract/pages.ts";
import { SERVER_PREFIXES } from "#contract/server-paths.ts";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import { headersFor } from "../serve/header-rules.ts";
import { readReceipt } from "../stamp/receipt.ts";

export type Headers = ReadonlyMap<string, string>;

export interface SiteFacts {
  readonly id: string;
  /** The first is canonical. */
  readonly domains: readonly string[];
  /** Folder of the shown release, absolute. */
  readonly bundle: string;
  /** Origin of the operator's server, such as `http://127.0.0.1:8080`. */
  readonly backend: string;
  /** Addresses of its pages, such as `/game/:info`. */
  readonly routes: readonly string[];
  /** Those that have a document. */
  readonly documents: readonly string[];
  /** Before the addresses of each locale: empty for the default one, then such as `/zh-TW`. */
  readonly prefixes: readonly string[];
  /** Headers of pages and of files by their folder; `other` is everything else. */
  readonly headers: {
    readonly page: Headers;
    readonly hashed: Readonly<Record<"core" | "assets", Headers>>;
    readonly icons: Headers;
    readonly other: Headers;
  };
}

/** Paths of the operator's server: not the games and controls of the sandbox. */
export const BACKEND_PREFIXES = SERVER_PREFIXES.filter(
  (prefix) => prefix !== "/play/" && prefix !== "/sandbox/",
);
export const SOCKET_PREFIX = "/stream/api/";

/** Files for the host itself. */
export const HIDDEN_FILES = ["/_headers", "/_redirects", "/build.json"] as const;

/** @throws CliError HOSTING_NOT_BUILT */
export async function siteFacts(
  manifest: Manifest,
  outDir: string,
  backend: string,
): Promise<SiteFacts> {
  const bundle = path.join(outDir, manifest.id);
  const rules = readRules(bundle, manifest.id);
  const receipt = await readReceipt(bundle);
  if (receipt === null) throw notBuilt(bundle, manifest.id);
  const of = (pathname: string) => headersFor(rules, pathname);
  return {
    id: manifest.id,
    domains: manifest.domains,
    bundle,
    backend,
    routes: receipt.routes.filter((route) => route !== "*"),
    documents: receipt.routes.filter((route) =>
      Object.hasOwn(receipt.outputs, documentFile(route)),
    ),
    prefixes: ["", ...LOCALES.map((locale) => `/${locale}`)].filter((prefix) =>
      Object.hasOwn(receipt.outputs, documentFile(prefix + PAGES.home)),
    ),
    headers: {
      page: of("/"),
      hashed: { core: of("/core/file.js"), assets: of("/assets/file.svg") },
      icons: of("/icons/icon.png"),
      other: of("/robots.txt"),
    },
  };
}

function readRules(bundle: string, id: string): string {
  try {
    return readFileSync(path.join(bundle, "_headers"), "utf8");
  } catch (cause) {
    throw notBuilt(bundle, id, cause);
  }
}

function notBuilt(bundle: string, id: string, cause?: unknown): CliError {
  return new CliError("HOSTING_NOT_BUILT", {
    what: `${displayPath(bundle)} holds no built site; its pages and headers are part of the configuration.`,
    where: { file: bundle },
    fix: `run \`brand build ${id}\` first, or name the folder of the bundles with --out.`,
    cause,
  });
}

/** The headers of an answer that nobody may keep: a file that is missing now may come with the next release. */
export function uncached(headers: Headers): Headers {
  return new Map(headers).set("Cache-Control", "no-store");
}

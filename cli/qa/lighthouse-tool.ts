// Lighthouse, if the operator has installed it. It brings 180 MB along, so it is no dependency.
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { CHROMIUM_ARGS } from "../../browser/chromium-args.ts";
import { installedPackage } from "../base/installed-package.ts";

const AuditSchema = v.object({
  id: v.string(),
  title: v.string(),
  score: v.nullable(v.number()),
  scoreDisplayMode: v.optional(v.string()),
  displayValue: v.optional(v.string()),
  numericValue: v.optional(v.number()),
  details: v.optional(v.unknown()),
});

const RunSchema = v.object({
  lhr: v.object({
    audits: v.record(v.string(), AuditSchema),
    categories: v.record(
      v.string(),
      v.object({
        score: v.nullable(v.number()),
        auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
      }),
    ),
  }),
});

export type Audit = v.InferOutput<typeof AuditSchema>;
export type LighthouseRun = v.InferOutput<typeof RunSchema>["lhr"];

export interface Lighthouse {
  readonly run: (url: string, categories: readonly string[]) => Promise<LighthouseRun>;
  readonly close: () => void;
}

interface Asked {
  /** The one that chrome-launcher finds when it is left out. */
  readonly browserPath?: string;
  /** A phone on a slow network instead of a desktop. */
  readonly mobile: boolean;
}

interface Modules {
  readonly inspect: (url: string, flags: object, config?: object) => Promise<unknown>;
  readonly desktopConfig: object;
  readonly launch: (options: object) => Promise<{ readonly port: number; kill(): void }>;
}

export const LIGHTHOUSE_MISSING =
  "the package lighthouse is not installed here; `npm install --save-dev lighthouse` adds it (about 180 MB).";

/** Searched from each of the folders upwards. Null when it is not installed. */
export function lighthouseFolder(from: readonly string[]): string | null {
  for (const dir of from) {
    const found = installedPackage(dir, "lighthouse");
    if (found !== null) return found;
  }
  return null;
}

export async function openLighthouse(
  folder: string,
  { browserPath, mobile }: Asked,
): Promise<Lighthouse> {
  const { inspect, desktopConfig, launch } = await load(folder);
  const chrome = await launch({
    ...(browserPath !== undefined && { chromePath: browserPath }),
    chromeFlags: ["--headless=new", "--disable-dev-shm-usage", ...CHROMIUM_ARGS],
    logLevel: "silent",
  });
  return {
    close: () => chrome.kill(),
    run: async (url, categories) => {
      const flags = {
        port: chrome.port,
        onlyCategories: categories,
        output: "json",
        logLevel: "error",
      };
      return v.parse(RunSchema, await inspect(url, flags, mobile ? undefined : desktopConfig)).lhr;
    },
  };
}

/** Lighthouse and the launcher that it brings along, wherever the package manager has put that. */
async function load(folder: string): Promise<Modules> {
  const at = createRequire(path.join(realpathSync(folder), "package.json"));
  const take = async (name: string) =>
    (await import(pathToFileURL(at.resolve(name)).href)) as Record<string, unknown>;
  const [own, launcher] = await Promise.all([take("./core/index.js"), take("chrome-launcher")]);
  return {
    inspect: own["default"],
    desktopConfig: own["desktopConfig"],
    launch: launcher["launch"],
  } as Modules;
}

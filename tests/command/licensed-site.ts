// A built and served site with the profile of player protection that docs/protection.md shows, and one member of it.
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import { enterSite } from "../../browser/enter-site.ts";
import { MOMENT } from "../../browser/moment.ts";
import { askSandbox } from "../../browser/sandbox-calls.ts";
import { type SitePage, sitePage } from "../../browser/site-page.ts";
import type { SiteVariant } from "../../browser/site-variant.ts";
import { launchChromium } from "./chromium.ts";
import { ROOT, runBrand, startBrand } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface Manifest {
  legal: Record<string, unknown> & { duties?: Record<string, unknown> };
  offers?: Record<string, unknown>;
}

export const ID = "aurora";
export const MEMBER = { name: "licensed1", password: "Passw0rd9" } as const;

export interface LicensedSite {
  /** A call of `/sandbox/…`. */
  readonly sandbox: (call: string, body: object) => Promise<unknown>;
  /** Sets the state of the member's documents. */
  readonly documents: (state: string) => Promise<unknown>;
  /** A page of its own with the member logged in. */
  readonly enter: (
    variant: SiteVariant,
    how?: { readonly path?: string; readonly phone?: boolean },
  ) => Promise<{ readonly page: Page; readonly site: SitePage }>;
  /** What pages have reported. */
  readonly trouble: readonly string[];
  readonly stop: () => Promise<void>;
}

export async function startLicensedSite(): Promise<LicensedSite> {
  const dir = await tempFolder();
  const out = path.join(dir, "dist");
  const brands = await copyBrands(dir, [ID]);
  const { legal, offers } = await documented();
  await editJson<Manifest>(path.join(brands, ID, "brand.json"), (manifest) => {
    // The British profile has no gate of its own; a brand may be stricter.
    Object.assign(manifest.legal, legal, { duties: { ...legal.duties, regionGate: true } });
    manifest.offers = offers;
  });
  const built = await runBrand(["build", "--brands", brands, "--out", out]);
  expect(built.code, built.stderr).toBe(0);
  const [preview, browser] = await Promise.all([
    startBrand<{ readonly index: string }>(["preview", "--port", "0", "--out", out], { cwd: dir }),
    launchChromium(),
  ]);
  const { port } = new URL(preview.result.index);
  const sandbox = (call: string, body: object) =>
    askSandbox({ port, site: ID }, `/sandbox/${call}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
  await sandbox("clock", { set: Date.parse(MOMENT) });
  const { name, password } = MEMBER;
  const patch = { balanceCents: 1_000_000, realName: "林夕" };
  await sandbox("member", { site: ID, name, create: { password }, patch });
  const trouble: string[] = [];
  return {
    sandbox,
    documents: (state) => sandbox("documents", { site: ID, name, state }),
    async enter(variant, { path: at, phone = false } = {}) {
      const page = await newPage(browser, phone);
      const site = await sitePage(page, { port, report: noteIn(trouble), firstVisit: false });
      const session = (await sandbox("session", { site: ID, name })) as Record<string, string>;
      await enterSite(site, session, variant, at);
      return { page, site };
    },
    trouble,
    async stop() {
      await browser.close();
      await preview.stop();
    },
  };
}

async function newPage(browser: Browser, phone: boolean): Promise<Page> {
  const viewport = phone ? { viewport: { width: 390, height: 844 } } : {};
  const page = await browser.newPage({ reducedMotion: "reduce", ...viewport });
  page.setDefaultTimeout(60_000);
  return page;
}

/** The browser reports each refused call as an error, and refusals are part of the story. */
const noteIn = (trouble: string[]) => (text: string) => {
  if (!text.includes("Failed to load resource")) trouble.push(text);
};

/** The example of docs/protection.md. */
async function documented(): Promise<Required<Manifest>> {
  const text = await readFile(path.join(ROOT, "docs/protection.md"), "utf8");
  const [, fields = ""] = /```json\n(.*?)```/s.exec(text) ?? [];
  return JSON.parse(`{${fields}}`) as Required<Manifest>;
}

// A brand without the features that bring members back has no page, chunk or call of them.
import path from "node:path";
import * as activities from "#contract/api/activities.ts";
import * as chat from "#contract/api/chat.ts";
import * as feedback from "#contract/api/feedback.ts";
import * as letters from "#contract/api/letters.ts";
import * as vip from "#contract/api/vip.ts";
import * as welfare from "#contract/api/welfare.ts";
import { LAYERS, OF_DUTY } from "#contract/layers.ts";
import { ROUTES } from "#contract/routes.ts";
import type { SwitchKey } from "#contract/switches.ts";
import { beforeAll, expect, inject, it } from "vitest";
import { listFiles, readReceipt, textFiles } from "./bundle.ts";
import { runBrand } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

const OFF = [
  "chat",
  "promotions",
  "friendInvitation",
  "vip",
  "welfare",
  "messages",
  "feedback",
  "safety",
] as const satisfies readonly SwitchKey[];

interface Manifest {
  switches: Partial<Record<SwitchKey, boolean>>;
  nav: string[];
  layout: { home: unknown[] };
}

const callsOf = (...apis: readonly object[]) =>
  apis.flatMap((api) => Object.values(api) as unknown[]).flatMap(pathOf);
/** The address of a status call is made of that of its call. */
const CALLS = callsOf(activities, chat, feedback, letters, vip, welfare).filter(
  (address) => !address.endsWith("/status"),
);
const isOff = (key: SwitchKey | undefined) => (OFF as readonly unknown[]).includes(key);
const PAGES = ROUTES.filter((route) => isOff(route.switch));
/** An article of the help area has its page with the others. */
const OWN_PAGES = new Set(PAGES.map(({ page }) => page)).difference(
  new Set(ROUTES.filter((route) => !isOff(route.switch)).map(({ page }) => page)),
);
const ADDRESSES = PAGES.map((route) => route.path.replace(/\/:.*$/, ""));
const CHUNKS = [
  ...[...OWN_PAGES].map((page) => `page-${page}`),
  // Those of a duty are in bundles of brands that have it; harbor has none.
  ...Object.entries(LAYERS).flatMap(([name, key]) =>
    isOff(key) && !(name in OF_DUTY) ? [`layer-${name}`] : [],
  ),
].map((name) => new RegExp(`^core/${name}-[\\w-]{6}\\.js$`));

let without = "";
const withAll = path.join(inject("dist"), "harbor");

beforeAll(async () => {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, ["harbor"]);
  await editJson<Manifest>(path.join(brands, "harbor", "brand.json"), (manifest) => {
    for (const key of OFF) manifest.switches[key] = false;
    manifest.nav = manifest.nav.filter((key) => key !== "discount");
    const { layout } = manifest;
    layout.home = layout.home.filter((section) => section !== "promotions-cards");
  });
  const out = path.join(dir, "dist");
  const places = ["--brands", brands, "--out", out, "--store", inject("sharedStore")];
  const { code, stderr } = await runBrand(["build", ...places]);
  expect([code, stderr.includes("error")]).toEqual([0, false]);
  without = path.join(out, "harbor");
});

it("has none of their switches and routes", async () => {
  const { switches, routes } = await readReceipt(without);
  expect(switches.filter((key) => isOff(key as SwitchKey))).toEqual([]);
  expect(routes.filter((route) => PAGES.some((page) => page.path === route))).toEqual([]);
});

it("has none of their chunks, and a brand with them has all", async () => {
  const chunks = async (bundle: string) => {
    const files = await listFiles(bundle);
    return CHUNKS.filter((chunk) => files.some((file) => chunk.test(file)));
  };
  expect(await chunks(without)).toEqual([]);
  expect(await chunks(withAll)).toEqual(CHUNKS);
});

it("names none of their calls, and a brand with them names each", async () => {
  const read = async (bundle: string) => [...(await textFiles(bundle)).values()].join("\n");
  const [text, full] = [await read(without), await read(withAll)];
  expect(CALLS.length).toBeGreaterThan(20);
  expect(CALLS.filter((call) => text.includes(call))).toEqual([]);
  expect(CALLS.filter((call) => !full.includes(call))).toEqual([]);
});

it("names none of their addresses, and a brand with them names each", async () => {
  const found = async (bundle: string) => {
    const texts = [...(await textFiles(bundle))].filter(([file]) => file !== "build.json");
    return ADDRESSES.filter((address) => texts.some(([, text]) => names(text, address)));
  };
  expect(await found(without)).toEqual([]);
  expect(await found(withAll)).toEqual(ADDRESSES);
});

/** As a whole: `/mine/vip` is not named by `/mine/vip/detail`. */
function names(text: string, address: string): boolean {
  return new RegExp(`["'\`(]${address}(?:["'\`?#)]|/:)`).test(text);
}

function pathOf(call: unknown): string[] {
  const { path: address } = (call ?? {}) as { readonly path?: unknown };
  return typeof address === "string" ? [address] : [];
}

// A switched-off feature is not in the bundle, neither by file name nor by text.
import { rename } from "node:fs/promises";
import path from "node:path";
import { CALLS } from "#contract/api/calls.ts";
import { PAGE_LINK } from "#contract/help.ts";
import { HERO_CARDS, SECTIONS, sectionSpec, type SectionKey } from "#contract/layout.ts";
import { NAV, navSpec, type NavKey } from "#contract/navigation.ts";
import { ROUTES } from "#contract/routes.ts";
import { SWITCH_KEYS, SWITCHES, type SwitchKey } from "#contract/switches.ts";
import { describe, expect, inject, it } from "vitest";
import { listFiles, readReceipt, textFiles } from "./bundle.ts";
import { runBrand } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

const out = inject("dist");
const BRANDS = ["aurora", "crimson", "harbor", "jade", "lotus", "titan"];

/** Traces of a switch: its chunks by name, its drawings, the addresses of its pages. */
function traces(key: SwitchKey): RegExp[] {
  const sections = (Object.keys(SECTIONS) as SectionKey[]).filter(
    (name) => sectionSpec(name).switch === key,
  );
  const cards = Object.entries(HERO_CARDS).flatMap(([name, spec]) =>
    spec.switch === key ? [name] : [],
  );
  const routes = ROUTES.filter((route) => route.switch === key);
  const shared = new Set(ROUTES.filter((route) => route.switch !== key).map(({ page }) => page));
  // Only pages that this switch alone decides.
  const pages = routes
    .filter(({ page }) => page !== "venue" && !shared.has(page))
    .map(({ page }) => page);
  const navPaths = (Object.keys(NAV) as NavKey[]).flatMap((name) =>
    navSpec(name).switch === key ? (navSpec(name).path ?? []) : [],
  );
  const addresses = [...routes.map((route) => route.path.replace(/\/[:*].*$/, "")), ...navPaths];
  return [
    ...sections.map((name) => new RegExp(`section-${name}-[\\w-]{6}\\.js`)),
    ...cards.map((name) => new RegExp(`card-${name}-[\\w-]{6}\\.js`)),
    ...pages.map((name) => new RegExp(`page-${name}-[\\w-]{6}\\.js`)),
    new RegExp(`venue-${key}-[0-9a-f]{10}\\.svg`),
    ...[...new Set(addresses)].map((address) => new RegExp(`["'\`(]${address}(?:["'\`?#)]|/:)`)),
  ];
}

async function found(id: string, key: SwitchKey, from = out): Promise<string[]> {
  const bundle = path.join(from, id);
  const { outputs } = await readReceipt(bundle);
  const patterns = traces(key);
  const names = [...(await listFiles(bundle)), ...Object.keys(outputs)];
  const inNames = names.filter((file) => patterns.some((pattern) => pattern.test(file)));
  const inText = [...(await textFiles(bundle))].flatMap(([file, text]) =>
    patterns.flatMap((pattern) => (pattern.test(text) ? [`${file}: ${pattern.source}`] : [])),
  );
  return [...inNames, ...inText];
}

const CASES = [
  { off: "crimson", key: "lottery", on: "lotus" },
  { off: "crimson", key: "chess", on: "harbor" },
  { off: "jade", key: "gaming", on: "crimson" },
  { off: "harbor", key: "sport", on: "titan" },
  { off: "lotus", key: "realbet", on: "jade" },
] as const;

describe.each(CASES)("$key", ({ off, key, on }) => {
  it(`is nowhere in ${off}, which has it off`, async () => {
    expect((await readReceipt(path.join(out, off))).switches).not.toContain(key);
    expect(await found(off, key)).toEqual([]);
  });

  it(`is in ${on}, which has it on`, async () => {
    expect((await readReceipt(path.join(out, on))).switches).toContain(key);
    const there = await found(on, key);
    expect(
      there.filter((file) => file.startsWith("core/section-") || file.startsWith("core/card-")),
    ).not.toEqual([]);
    expect(there.filter((file) => file.startsWith("assets/entry-"))).not.toEqual([]);
    expect(there).toContainEqual(expect.stringMatching(/^assets\/venue-/));
  });
});

const CALLS_OF_COINS = [
  "/fd/api/v1/vCurrency/list",
  "/fd/api/v1/vCurrency/remove",
  "/fd/api/v1/withdraw/usdtWithdrawInfo",
  "/fd/api/v1/transfer/getTransferRate",
];

it("names no call and no word of virtual coins where they are off", async () => {
  const text = async (id: string) => [...(await textFiles(path.join(out, id))).values()].join("\n");
  const [without, withCoins] = [await text("harbor"), await text("aurora")];
  for (const call of CALLS_OF_COINS) {
    expect([call, without.includes(call), withCoins.includes(call)]).toEqual([call, false, true]);
  }
  const files = async (id: string) => (await listFiles(path.join(out, id))).join("\n");
  expect(await files("harbor")).not.toContain("coin-wait");
  expect(await files("aurora")).toContain("assets/coin-wait-zh-CN");
});

interface Bare {
  readonly switches: Partial<Record<SwitchKey, boolean>>;
  nav: string[];
  readonly layout: { home: string[]; heroCard?: string };
}

it("names no call of a feature, and no address of deposits, where all features are off", async () => {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, ["harbor"]);
  await editJson<Bare>(path.join(brands, "harbor", "brand.json"), (brand) => {
    for (const key of SWITCH_KEYS) brand.switches[key] = false;
    brand.nav = ["home"];
    brand.layout.home = ["announcements"];
    delete brand.layout.heroCard;
  });
  const without = path.join(dir, "dist");
  const places = ["--brands", brands, "--out", without, "--store", inject("sharedStore")];
  const built = await runBrand(["build", ...places]);
  expect(built.code, built.stderr).toBe(0);
  const text = async (from: string, id: string) =>
    [...(await textFiles(path.join(from, id))).values()].join("\n");
  const switched = Object.entries(CALLS).filter(([, call]) => call.switch !== null);
  /** As the bundler writes a call: by its path, or by the first argument that tells it from others of its path. */
  const named = (all: string) =>
    switched.flatMap(([name, { path: address, select }]) =>
      (select === null
        ? ["`", '"'].map((quote) => quote + address + quote)
        : [`(\`${select}\`,`]
      ).some((trace) => all.includes(trace))
        ? [name]
        : [],
    );
  expect(named(await text(without, "harbor"))).toEqual([]);
  const shown = new Set((await Promise.all(BRANDS.map((id) => text(out, id)))).flatMap(named));
  const owners = new Set(switched.map(([, call]) => call.switch));
  for (const [name, call] of switched) if (shown.has(name)) owners.delete(call.switch);
  expect([...owners]).toEqual([]);
  const links = ROUTES.filter((route) => route.switch === "deposit").map(
    (route) => `${PAGE_LINK}${route.path}`,
  );
  const linked = (all: string) => links.filter((link) => all.includes(link));
  expect(linked(await text(without, "harbor"))).toEqual([]);
  expect(linked(await text(out, "harbor"))).not.toEqual([]);
  for (const key of ["deposit", "virtualCoin", "alipay", "bankCard"] as const) {
    expect([key, await found("harbor", key, without)]).toEqual([key, []]);
    expect([key, (await found("aurora", key)).length > 1]).toEqual([key, true]);
  }
});

it("builds for every switch a brand that has it off, and all that needs it", async () => {
  const dir = await tempFolder();
  const brands = path.join(dir, "brands");
  for (const [index, key] of SWITCH_KEYS.entries()) {
    const id = `off-${key.toLowerCase()}`;
    await copyBrands(dir, ["harbor"]);
    await rename(path.join(brands, "harbor"), path.join(brands, id));
    await editJson<Bare & Record<string, unknown>>(path.join(brands, id, "brand.json"), (brand) => {
      const name = `OFF ${key.toUpperCase().slice(0, 12)}`;
      const siteId = `${7000 + index}`;
      Object.assign(brand, { id, siteId, name, latinName: name, domains: [`${id}.example`] });
      for (const one of SWITCH_KEYS) brand.switches[one] = isOnWithout(key, one);
      brand.nav = ["home"];
      brand.layout.home = ["announcements"];
      delete brand.layout.heroCard;
    });
  }
  const places = ["--brands", brands, "--out", path.join(dir, "dist")];
  const built = await runBrand(["build", ...places, "--store", inject("sharedStore")]);
  expect(built.code, built.stderr).toBe(0);
});

/** Of two that exclude each other, the first is on. */
function isOnWithout(key: SwitchKey, one: SwitchKey): boolean {
  const before = SWITCH_KEYS.slice(0, SWITCH_KEYS.indexOf(one));
  const excluded = before.some(
    (other) => SWITCHES[one].conflicts.includes(other) || SWITCHES[other].conflicts.includes(one),
  );
  return one !== key && !needs(one, key) && !excluded;
}

const needs = (one: SwitchKey, key: SwitchKey): boolean =>
  SWITCHES[one].requires.some((needed) => needed === key || needs(needed, key));

interface Absence {
  readonly modules: number;
  readonly paths: number;
}

it.each(BRANDS)(
  "%s has in its receipt what was looked for, for each switch that is off",
  async (id) => {
    const receipt = await readReceipt(path.join(out, id));
    const { absent } = receipt as typeof receipt & { absent: Record<string, Absence> };
    const off = SWITCH_KEYS.filter((key) => !receipt.switches.includes(key));
    expect(Object.keys(absent)).toEqual(off);
    for (const key of off) {
      const pages = ROUTES.filter((route) => route.switch === key);
      expect({ key, told: (absent[key]?.paths ?? 0) > 0 }).toEqual({ key, told: pages.length > 0 });
    }
  },
);

it("looked for all modules of a venue", async () => {
  const receipt = (await readReceipt(path.join(out, "harbor"))) as unknown as {
    readonly absent: Record<string, Absence>;
  };
  expect(receipt.absent["sport"]?.modules).toBeGreaterThan(100);
});

it("contains only the layout variants that its brand uses", async () => {
  const variants = async (id: string, kind: string) => {
    const files = await listFiles(path.join(out, id));
    const names = files.flatMap(
      (file) => new RegExp(`^core/${kind}-([a-z-]+)-[\\w-]{6}\\.js$`).exec(file)?.[1] ?? [],
    );
    return names.filter((name) =>
      (kind === "footer"
        ? ["full", "slim"]
        : ["top", "side", "carousel", "split", "mosaic", "panorama"]
      ).includes(name),
    );
  };
  expect(await variants("harbor", "layout")).toEqual(["top"]);
  expect(await variants("harbor", "hero")).toEqual(["panorama"]);
  expect(await variants("crimson", "layout")).toEqual(["side"]);
  expect(await variants("crimson", "hero")).toEqual(["mosaic"]);
  expect(await variants("crimson", "footer")).toHaveLength(1);
});

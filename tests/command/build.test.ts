// `brand build` on copies of two real brands: what a bundle holds and what the command prints.
import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parseSync } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { splitLocale } from "#contract/locale-paths.ts";
import { IDS, makeFleet, manifestOf, type Fleet } from "./build-fleet.ts";
import { listFiles, readReceipt, sha256, textFiles } from "./bundle.ts";
import { ROOT, runBrand } from "./run-brand.ts";

/** Bytes below which a compressed sibling would save nothing. */
const SMALLEST = 1024;

let fleet: Fleet;
let printed: string;

const places = () => ["--brands", fleet.brands, "--out", fleet.out];

beforeAll(async () => {
  fleet = await makeFleet();
  const { code, stdout, stderr } = await runBrand(["build", ...places()]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  printed = stdout;
});

describe("a built bundle", () => {
  it.each(IDS)("%s contains the outputs of its receipt and nothing else", async (id) => {
    const { outputs } = await readReceipt(fleet.bundle(id));
    const listed = Object.keys(outputs);
    for (const file of listed) {
      const data = await readFile(path.join(fleet.bundle(id), file));
      expect({ file, bytes: data.length, sha256: sha256(data) }).toEqual({
        file,
        ...outputs[file],
      });
    }
    const packed = listed.flatMap((file) => [`${file}.br`, `${file}.gz`]);
    const expected = new Set([...listed, ...packed, "build.json"]);
    expect((await listFiles(fleet.bundle(id))).filter((file) => !expected.has(file))).toEqual([]);
    expect(listed).toEqual(
      expect.arrayContaining([
        "index.html",
        "_headers",
        "_redirects",
        "robots.txt",
        "sitemap.xml",
        "site.webmanifest",
        "icons/icon.svg",
        "icons/share.png",
      ]),
    );
  });

  it.each(IDS)("%s has shortcuts to its own pages", async (id) => {
    const file = path.join(fleet.bundle(id), "site.webmanifest");
    const { shortcuts } = JSON.parse(await readFile(file, "utf8")) as {
      readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
    };
    const { routes, switches } = await readReceipt(fleet.bundle(id));
    const pages = routes.map((route) => route.replace(/:\w+/, "[\\w-]+"));
    for (const { name, url } of shortcuts)
      expect(
        pages.some((page) => new RegExp(`^${page}(?:\\?|$)`).test(url)),
        name,
      ).toBe(true);
    const expected = (switches.includes("sport") ? 2 : 0) + (switches.includes("deposit") ? 1 : 0);
    expect(shortcuts).toHaveLength(expected);
  });

  it.each(IDS)("%s has compressed files that unpack to the original", async (id) => {
    const files = await listFiles(fleet.bundle(id));
    const needing = files.filter((file) => /\.(?:js|css|html|svg|webmanifest|txt|xml)$/.test(file));
    expect(needing.length).toBeGreaterThan(40);
    for (const file of needing) {
      const at = path.join(fleet.bundle(id), file);
      const data = await readFile(at);
      const siblings = files.filter((other) => other === `${file}.br` || other === `${file}.gz`);
      const worth = data.length >= SMALLEST;
      expect(siblings, file).toEqual(worth ? [`${file}.br`, `${file}.gz`] : []);
      if (!worth) continue;
      const unpacked = [
        brotliDecompressSync(await readFile(`${at}.br`)),
        gunzipSync(await readFile(`${at}.gz`)),
      ];
      expect(
        unpacked.map((copy) => copy.equals(data)),
        file,
      ).toEqual([true, true]);
    }
  });

  it.each(IDS)("%s contains no source map, local path or build date", async (id) => {
    const effective = (await manifestOf(fleet, id)).legal.effectiveDate;
    const today = new Date().toISOString().slice(0, 10);
    const banned = [
      "sourceMappingURL",
      `${ROOT}/`,
      fleet.out,
      `${homedir()}/`,
      "/node_modules/",
      ...(today === effective ? [] : [today]),
    ];
    const files = await textFiles(fleet.bundle(id));
    expect([...files.keys()].filter((file) => file.endsWith(".map"))).toEqual([]);
    for (const [file, text] of files) {
      expect(
        banned.filter((word) => text.includes(word)),
        file,
      ).toEqual([]);
    }
  });

  it.each([
    ["harbor", "titan"],
    ["titan", "harbor"],
  ])("%s contains nothing of %s", async (id, other) => {
    const { name, siteId, latinName, domains } = await manifestOf(fleet, other);
    const banned = [
      new RegExp(`\\b${other}\\b`, "i"),
      new RegExp(`["']${siteId}["']`),
      ...[name, latinName, ...domains.slice(0, 1)].map((word) => new RegExp(word)),
    ];
    for (const [file, text] of await textFiles(fleet.bundle(id))) {
      const found = banned.flatMap((word) => word.exec(text)?.[0] ?? []);
      expect(found, file).toEqual([]);
    }
    // The same search finds the brand in its own bundle.
    const own = await textFiles(fleet.bundle(other));
    expect(banned.filter((word) => ![...own.values()].some((text) => word.test(text)))).toEqual([]);
  });

  it.each(IDS)(
    "%s lists pages it has, under the domain and in the locales it offers",
    async (id) => {
      const { routes } = await readReceipt(fleet.bundle(id));
      const { domains } = await manifestOf(fleet, id);
      const read = (file: string) => readFile(path.join(fleet.bundle(id), file), "utf8");
      const [map, page] = await Promise.all([read("sitemap.xml"), read("index.html")]);
      const origin = `https://${domains[0]}`;
      const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
      expect(listed).toContain(`${origin}/home`);
      const pathOf = (address: string) => splitLocale(address.replace(origin, "")).path;
      expect(listed.filter((address) => !routes.includes(pathOf(address)))).toEqual([]);
      expect(listed.filter((address) => address.includes("/mine/"))).toEqual([]);
      expect(map.match(/hreflang="zh-Han[st]"/g)).toHaveLength(listed.length * 2);
      expect(page).toContain(`<link rel="canonical" href="${origin}/home">`);
      expect(page).toContain(`<meta property="og:image" content="${origin}/icons/share.png">`);
      expect(page.match(/<link rel="alternate" hreflang=/g)).toHaveLength(3);
    },
  );

  it.each(IDS)(
    "%s imports nothing but its files, by path or by a name of its import map",
    async (id) => {
      const bundle = fleet.bundle(id);
      const files = await listFiles(bundle);
      const page = await readFile(path.join(bundle, "index.html"), "utf8");
      const [, json = ""] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? [];
      const { imports } = JSON.parse(json) as { readonly imports: Record<string, string> };
      const names = new Set<string>();
      for (const file of files.filter((name) => name.endsWith(".js"))) {
        for (const source of importsOf(await readFile(path.join(bundle, file), "utf8"))) {
          if (!source.startsWith(".")) names.add(source);
          const target = source.startsWith(".")
            ? path.posix.join(path.posix.dirname(file), source)
            : imports[source]?.slice(1);
          expect({ file, source, there: files.includes(target ?? "") }).toMatchObject({
            there: true,
          });
        }
      }
      expect([...names].toSorted()).toEqual(Object.keys(imports).toSorted());
      expect(names.size).toBeGreaterThan(20);
      // A name that stands in a map after a module was asked for is too late in the oldest browsers.
      expect(page.indexOf('type="importmap"')).toBeLessThan(page.indexOf("modulepreload"));
      expect(page.indexOf('type="importmap"')).toBeLessThan(page.indexOf('type="module"'));
    },
  );

  it("shares its core files with every other bundle", async () => {
    const [harbor, titan] = await Promise.all(IDS.map((id) => readReceipt(fleet.bundle(id))));
    const core = (outputs: object | undefined) =>
      Object.keys(outputs ?? {}).filter((file) => file.startsWith("core/"));
    const shared = core(harbor?.outputs).filter((file) => core(titan?.outputs).includes(file));
    expect(shared.length).toBeGreaterThan(10);
    for (const file of shared) expect(harbor?.outputs[file]).toEqual(titan?.outputs[file]);
  });
});

function importsOf(code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync("module.js", code).module;
  // React Router imports what a variable says; no route here does.
  const asked = dynamicImports
    .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
    .flatMap((source) => /^["'`](.*)["'`]$/.exec(source)?.[1] ?? []);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...asked];
}

describe("what brand build prints", () => {
  it("is a table with a summary line", () => {
    expect(printed).toMatch(/^brand +state +first load +bundle +time\n/);
    expect(printed).toMatch(/\nharbor +built +[\d.]+ kB +[\d.]+ kB +\d+ ms\n/);
    expect(printed).toMatch(/\n2 built in [\d.]+ s\n$/);
  });

  it("is one JSON object with --json", async () => {
    const args = ["build", "titan", "--force", "--json", ...places()];
    const { code, stdout, stderr } = await runBrand(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toEqual({
      format: 1,
      command: "build",
      brands: [
        {
          id: "titan",
          state: "built",
          firstLoad: expect.any(Number),
          bytes: expect.any(Number),
          milliseconds: expect.any(Number),
        },
      ],
      problems: [],
      removed: [],
      warnings: [],
      isolation: { brands: 2, identities: expect.any(Number), leftOut: [] },
      seconds: expect.any(Number),
    });
  });

  it("suggests the nearest brand for an unknown id", async () => {
    const { code, stderr } = await runBrand(["build", "harbur", ...places()]);
    expect(code).toBe(1);
    expect(stderr).toContain("BRAND_NOT_FOUND");
    expect(stderr).toContain("harbor");
  });
});

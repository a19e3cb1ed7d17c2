// `brand build` on copies of two real brands: what a bundle holds, and what a second build leaves alone.
import { mkdir, readFile, readlink, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { listFiles, readReceipt, sha256, textFiles, treeDigests } from "./bundle.ts";
import { ROOT, runBrand, runBrandJson } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface BuildResult {
  readonly brands: readonly { readonly id: string; readonly state: string }[];
  readonly problems: readonly { readonly code: string; readonly file: string }[];
  readonly seconds: number;
}

interface Manifest {
  siteId: string;
  name: string;
  title: string;
  latinName: string;
  domains: string[];
  legal: { effectiveDate: string };
}

interface Fleet {
  readonly brands: string;
  readonly out: string;
  readonly build: (...args: readonly string[]) => ReturnType<typeof runBrandJson<BuildResult>>;
  readonly bundle: (id: string) => string;
}

const IDS = ["harbor", "titan"] as const;

async function makeFleet(): Promise<Fleet> {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, IDS);
  const out = path.join(dir, "dist");
  return {
    brands,
    out,
    build: (...args) =>
      runBrandJson<BuildResult>(["build", ...args, "--brands", brands, "--out", out]),
    bundle: (id) => path.join(out, id),
  };
}

const states = (result: BuildResult) =>
  Object.fromEntries(result.brands.map(({ id, state }) => [id, state]));

const manifestOf = async ({ brands }: Fleet, id: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(brands, id, "brand.json"), "utf8")) as Manifest;

describe("a built bundle", () => {
  let fleet: Fleet;

  beforeAll(async () => {
    fleet = await makeFleet();
    const { code, result } = await fleet.build();
    expect({ code, problems: result.problems }).toEqual({ code: 0, problems: [] });
  });

  it.each(IDS)("%s holds every output of its receipt, and nothing else", async (id) => {
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
      ]),
    );
  });

  it.each(IDS)("%s has compressed siblings that unpack to the original", async (id) => {
    const files = await listFiles(fleet.bundle(id));
    const needing = files.filter((file) => /\.(?:js|css|html|svg|webmanifest|txt|xml)$/.test(file));
    expect(needing.length).toBeGreaterThan(40);
    for (const file of needing) {
      const at = path.join(fleet.bundle(id), file);
      const data = await readFile(at);
      expect(brotliDecompressSync(await readFile(`${at}.br`)).equals(data), `${file}.br`).toBe(
        true,
      );
      expect(gunzipSync(await readFile(`${at}.gz`)).equals(data), `${file}.gz`).toBe(true);
    }
  });

  it.each(IDS)(
    "%s names no source map, no path of the machine and no date of the build",
    async (id) => {
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
    },
  );

  it.each([
    ["harbor", "titan"],
    ["titan", "harbor"],
  ])("%s knows nothing of %s", async (id, other) => {
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
    // The same search finds a brand in its own bundle.
    const own = await textFiles(fleet.bundle(other));
    expect(banned.filter((word) => ![...own.values()].some((text) => word.test(text)))).toEqual([]);
  });

  it("shares its core files with every other bundle", async () => {
    const [harbor, titan] = await Promise.all(IDS.map((id) => readReceipt(fleet.bundle(id))));
    const core = (outputs: object | undefined) =>
      Object.keys(outputs ?? {}).filter((file) => file.startsWith("core/"));
    const shared = core(harbor?.outputs).filter((file) => core(titan?.outputs).includes(file));
    expect(shared.length).toBeGreaterThan(10);
    for (const file of shared) expect(harbor?.outputs[file]).toEqual(titan?.outputs[file]);
  });
});

describe("building again", () => {
  it("leaves what is unchanged alone", async () => {
    const fleet = await makeFleet();
    const first = await fleet.build();
    expect(states(first.result)).toEqual({ harbor: "built", titan: "built" });
    const links = await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))));
    const second = await fleet.build();
    expect(second.code).toBe(0);
    expect(states(second.result)).toEqual({ harbor: "unchanged", titan: "unchanged" });
    expect(await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))))).toEqual(links);
  });

  it("builds only the brand whose colour changed, and keeps serving its files of before", async () => {
    const fleet = await makeFleet();
    await fleet.build();
    const before = await readReceipt(fleet.bundle("harbor"));
    const titan = await treeDigests(fleet.bundle("titan"));
    await editJson<{ color: Record<string, { $value: string }> }>(
      path.join(fleet.brands, "harbor/tokens/classic.json"),
      ({ color }) => {
        color["footer-raised"] = { $value: "oklch(0.966 0.016 86)" };
      },
    );
    const { code, result } = await fleet.build();
    expect({ code, problems: result.problems, states: states(result) }).toEqual({
      code: 0,
      problems: [],
      states: { harbor: "built", titan: "unchanged" },
    });
    const after = await readReceipt(fleet.bundle("harbor"));
    const style = (receipt: typeof after) =>
      Object.keys(receipt.outputs).filter((file) => /^assets\/brand-[0-9a-f]+\.css$/.test(file));
    expect(style(after)).not.toEqual(style(before));
    const kept = await listFiles(fleet.bundle("harbor"));
    const hashed = Object.keys(before.outputs).filter((file) => /^(?:core|assets)\//.test(file));
    expect(hashed.filter((file) => !kept.includes(file))).toEqual([]);
    expect(await treeDigests(fleet.bundle("titan"))).toEqual(titan);
  });

  it("builds everything with --force, to the same bytes", async () => {
    const fleet = await makeFleet();
    await fleet.build("titan");
    const before = await treeDigests(fleet.bundle("titan"));
    const { result } = await fleet.build("titan", "--force");
    expect(states(result)).toEqual({ titan: "built" });
    expect(await treeDigests(fleet.bundle("titan"))).toEqual(before);
  });
});

describe("a brand that cannot be built", () => {
  it("stops no other brand, keeps its last good bundle and ends with 1", async () => {
    const fleet = await makeFleet();
    await fleet.build();
    const good = await treeDigests(fleet.bundle("harbor"));
    await editJson<Manifest>(path.join(fleet.brands, "harbor/brand.json"), (manifest) => {
      manifest.legal.effectiveDate = "some day";
    });
    await editJson<Manifest>(path.join(fleet.brands, "titan/brand.json"), (manifest) => {
      manifest.title = "泰坦 No. 2";
    });
    const { code, result } = await fleet.build();
    expect(code).toBe(1);
    expect(states(result)["titan"]).toBe("built");
    expect(result.problems.map(({ file }) => path.basename(path.dirname(file)))).toEqual([
      "harbor",
    ]);
    expect(await treeDigests(fleet.bundle("harbor"))).toEqual(good);
    const page = await readFile(path.join(fleet.bundle("titan"), "index.html"), "utf8");
    expect(page).toContain("<title>泰坦 No. 2</title>");
  });

  it("leaves a folder alone that no build made", async () => {
    const fleet = await makeFleet();
    await mkdir(fleet.bundle("harbor"), { recursive: true });
    await writeFile(path.join(fleet.bundle("harbor"), "index.html"), "mine");
    const { code, stderr } = await runBrand([
      "build",
      "--brands",
      fleet.brands,
      "--out",
      fleet.out,
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain("error BUILD_OUTPUT_FOREIGN  harbor");
    expect(stderr).toContain("nothing was changed");
    expect(stderr).toContain("fix: ");
    expect(await readFile(path.join(fleet.bundle("harbor"), "index.html"), "utf8")).toBe("mine");
    expect((await readReceipt(fleet.bundle("titan"))).routes).toContain("/home");
  });
});

describe("what brand build prints", () => {
  it("is one JSON object with --json", async () => {
    const fleet = await makeFleet();
    const { code, stdout, stderr } = await runBrand([
      "build",
      "titan",
      "--json",
      "--brands",
      fleet.brands,
      "--out",
      fleet.out,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toEqual({
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
      seconds: expect.any(Number),
    });
  });

  it("is a table with a line of counts for people", async () => {
    const fleet = await makeFleet();
    const { stdout } = await runBrand(["build", "--brands", fleet.brands, "--out", fleet.out]);
    expect(stdout).toMatch(/^brand +state +first load +bundle +time\n/);
    expect(stdout).toMatch(/\nharbor +built +[\d.]+ kB +[\d.]+ kB +\d+ ms\n/);
    expect(stdout).toMatch(/\n2 built in [\d.]+ s\n$/);
  });

  it("names the nearest brand for an id nobody has", async () => {
    const fleet = await makeFleet();
    const { code, stderr } = await runBrand([
      "build",
      "harbur",
      "--brands",
      fleet.brands,
      "--out",
      fleet.out,
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain("BRAND_NOT_FOUND");
    expect(stderr).toContain("harbor");
  });
});

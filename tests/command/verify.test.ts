// `brand verify`: finds every file that differs from the receipt.
import { cp, mkdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Fleet, IDS, makeFleet, type Manifest, manifestOf, states } from "./build-fleet.ts";
import { readReceipt, sha256 } from "./bundle.ts";
import { runBrand, runBrandJson } from "./run-brand.ts";
import { editJson } from "./temp-folder.ts";

interface Verified {
  readonly bundles: readonly {
    readonly id: string;
    readonly release: string | null;
    readonly findings: readonly { readonly file: string; readonly what: string }[];
    readonly searched: boolean;
    readonly rebuilt: { readonly state: string } | null;
  }[];
}

let fleet: Fleet;
let good: string;

beforeAll(async () => {
  fleet = await makeFleet();
  expect((await fleet.build()).code).toBe(0);
  good = `${fleet.out}-good`;
  await rename(fleet.out, good);
  await restore();
});

/** Copies instead of links, so that damage does not reach the store. */
async function restore(): Promise<void> {
  await rm(fleet.out, { recursive: true, force: true });
  await cp(good, fleet.out, { recursive: true, verbatimSymlinks: true });
}

const places = () => ["--brands", fleet.brands, "--out", fleet.out];
const verify = (...args: readonly string[]) =>
  runBrandJson<Verified>(["verify", ...args, ...places()]);
const bundle = (file: string) => path.join(fleet.bundle("harbor"), file);
const release = async (id: string) => path.join(fleet.out, await readlink(fleet.bundle(id)));

async function findings(id: string, ...args: readonly string[]): Promise<Record<string, string>> {
  const { code, result } = await verify(...args);
  const found = result.bundles.find((one) => one.id === id)?.findings ?? [];
  expect(code).toBe(result.bundles.every((one) => one.findings.length === 0) ? 0 : 1);
  return Object.fromEntries(found.map(({ file, what }) => [file, what]));
}

test("unchanged bundles pass, and a rebuild gives the same bytes", async () => {
  const { code, result } = await verify("--rebuild");
  expect(code).toBe(0);
  expect(
    result.bundles.map(({ id, findings: found, rebuilt }) => ({ id, found, rebuilt })),
  ).toEqual([
    { id: "harbor", found: [], rebuilt: { state: "same" } },
    { id: "titan", found: [], rebuilt: { state: "same" } },
  ]);
});

test("a changed brand cannot be compared by a rebuild: exit code 1, with the reason", async () => {
  const file = path.join(fleet.brands, "harbor", "brand.json");
  const before = await readFile(file, "utf8");
  await editJson<{ title: string }>(file, (manifest) => (manifest.title = "港口 二"));
  try {
    const { code, stdout } = await runBrand(["verify", "harbor", "--rebuild", ...places()]);
    expect(code).toBe(1);
    expect(stdout).toContain("harbor: what it was built from has changed since");
    expect(stdout).toContain("0 of 1 good, 1 not proven\nfix: verify with the brands");
  } finally {
    await writeFile(file, before);
  }
});

test("a brand that was never built is BUILD_NOTHING, beside one that was", async () => {
  await mkdir(path.join(fleet.out, "elsewhere"));
  const { code, stderr } = await runBrand(["verify", "harbor", "hrbor", ...places()]);
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_NOTHING");
  expect(stderr).toContain("holds no bundle of hrbor.");
});

test("a changed, missing, added or truncated file and a link are found by name", async () => {
  const { outputs } = await readReceipt(fleet.bundle("harbor"));
  const named = (pattern: RegExp) => Object.keys(outputs).find((file) => pattern.test(file)) ?? "";
  const style = named(/^assets\/brand-\w+\.css$/);
  const page = await readFile(bundle("index.html"));
  page[100] = (page[100] ?? 0) ^ 1;
  await writeFile(bundle("index.html"), page);
  await writeFile(bundle(`${style}.br`), (await readFile(bundle(`${style}.br`))).subarray(0, 50));
  await rm(bundle(`${style}.gz`));
  await rm(bundle("robots.txt"));
  await rename(bundle("sitemap.xml"), `${fleet.out}/sitemap.xml`);
  await symlink(`${fleet.out}/sitemap.xml`, bundle("sitemap.xml"));
  await writeFile(bundle("assets/extra.js"), "alert(1)");
  await writeFile(bundle("constructor"), "a name that every object has");
  const { code, stdout } = await runBrand(["verify", ...places()]);
  expect(code).toBe(1);
  const told = stdout.split("\n").filter((line) => line.startsWith("harbor: "));
  expect(told.toSorted()).toEqual(
    [
      "harbor: index.html has another content than its receipt says",
      `harbor: ${style}.br does not unpack`,
      `harbor: ${style}.gz is missing`,
      "harbor: robots.txt is missing",
      "harbor: sitemap.xml is a link, not a file",
      "harbor: assets/extra.js does not belong to the bundle",
      "harbor: constructor does not belong to the bundle",
    ].toSorted(),
  );
  expect(stdout).toContain("1 of 2 good, 1 not what the receipt says\nfix: build the brand again");
});

test("the receipt and the release of another brand are found", async () => {
  await restore();
  const receipt = await readFile(path.join(fleet.bundle("titan"), "build.json"));
  await writeFile(bundle("build.json"), receipt);
  const swapped = await findings("harbor", "harbor");
  expect(swapped["build.json"]).toBe("is that of titan");
  await rm(await release("harbor"), { recursive: true });
  await cp(await release("titan"), await release("harbor"), { recursive: true });
  expect((await findings("harbor", "harbor"))["build.json"]).toBe("is that of titan");
});

test("a folder in place of the release link is found, and the other brands are still checked", async () => {
  await restore();
  const held = await release("titan");
  await rm(fleet.bundle("titan"));
  await cp(held, fleet.bundle("titan"), { recursive: true });
  const { result } = await verify();
  expect(result.bundles.map(({ id, findings: found }) => [id, found])).toEqual([
    ["harbor", []],
    ["titan", [{ file: "titan", what: "is not the link to a release that `brand build` makes" }]],
  ]);
});

test("an identity of another brand is found even with a matching receipt", async () => {
  await restore();
  const { name } = await manifestOf(fleet, "titan");
  const text = `User-agent: *\nAllow: /\n# ${name}\n`;
  await writeFile(bundle("robots.txt"), text);
  await editJson<{ outputs: Record<string, { bytes: number; sha256: string }> }>(
    bundle("build.json"),
    ({ outputs }) => {
      outputs["robots.txt"] = { bytes: Buffer.byteLength(text), sha256: sha256(text) };
    },
  );
  const digest = sha256(await readFile(bundle("build.json"))).slice(0, 16);
  const before = await release("harbor");
  await rename(before, path.join(path.dirname(before), digest));
  await rm(fleet.bundle("harbor"));
  await symlink(path.join(".releases", "harbor", digest), fleet.bundle("harbor"));
  const found = await findings("harbor", "harbor");
  expect(Object.keys(found)).toEqual(["robots.txt"]);
  expect(found["robots.txt"]).toMatch(
    new RegExp(`^holds the name "${name}" of titan at byte \\d+`),
  );
});

test("a file of the previous release may contain what belongs to another brand today", async () => {
  await restore();
  const tokens = (id: string) => path.join(fleet.brands, id, "tokens");
  const swap = async () => {
    await rename(tokens("harbor"), `${tokens("harbor")}-aside`);
    await rename(tokens("titan"), tokens("harbor"));
    await rename(`${tokens("harbor")}-aside`, tokens("titan"));
  };
  await swap();
  try {
    const built = await fleet.build();
    expect({ code: built.code, brands: states(built.result) }).toEqual({
      code: 0,
      brands: { harbor: "built", titan: "built" },
    });
    const { code, result } = await verify();
    expect(result.bundles.map(({ findings: found }) => found)).toEqual([[], []]);
    expect(code).toBe(0);
  } finally {
    await swap();
  }
  const shown = path.basename(await release("harbor"));
  const list = path.join(fleet.out, ".releases", "harbor", `.carried-${shown}.json`);
  await editJson<Record<string, object>>(list, (carried) => {
    carried["assets/extra.js"] = { sha256: sha256("alert(1)"), since: 0, releases: 1 };
  });
  await writeFile(bundle("assets/extra.js"), "alert(1)");
  expect(await findings("harbor", "harbor")).toMatchObject({
    "assets/extra.js": "is carried over, and the release before did not have it",
  });
});

describe("a release is judged by its own receipt and the fleet of its time", () => {
  const manifest = (id: string) => path.join(fleet.brands, id, "brand.json");
  const summary = async () => {
    const { code, result } = await verify();
    const of = result.bundles.map(({ id, findings: found, searched }) => [id, { found, searched }]);
    return { code, ...(Object.fromEntries(of) as object) };
  };
  const kept: string[] = [];

  beforeAll(async () => {
    await rm(fleet.out, { recursive: true, force: true });
    kept.push(...(await Promise.all(IDS.map((id) => readFile(manifest(id), "utf8")))));
    // While both have it, it identifies neither.
    await editJson<Manifest>(
      manifest("titan"),
      ({ legal }) => (legal.operator = "共同运营有限公司"),
    );
    await editJson<Manifest>(
      manifest("harbor"),
      ({ legal }) => (legal.operator = "共同运营有限公司"),
    );
    expect((await fleet.build()).code).toBe(0);
  });

  test("the bundle of a removed brand is whole, and cannot be built again", async () => {
    const aside = `${fleet.out}-titan`;
    await rename(path.join(fleet.brands, "titan"), aside);
    try {
      expect(await summary()).toEqual({
        code: 0,
        harbor: { found: [], searched: true },
        titan: { found: [], searched: false },
      });
      const { code, stdout } = await runBrand(["verify", "titan", "--rebuild", ...places()]);
      expect(code).toBe(1);
      expect(stdout).toContain("titan: there is no such brand now to build again");
      expect(stdout).toContain("0 of 1 good, 1 not proven");
      await writeFile(path.join(fleet.bundle("titan"), "extra.txt"), "x");
      const damaged = await runBrand(["verify", ...places()]);
      expect(damaged.stdout).toContain(
        "fix: there is no such brand now (titan): remove the bundle with `brand build --prune`",
      );
      expect(damaged.stdout).not.toContain("--force");
      await rm(path.join(fleet.bundle("titan"), "extra.txt"));
    } finally {
      await rename(aside, path.join(fleet.brands, "titan"));
    }
  });

  test("a name that another brand took over is no finding after a rollback", async () => {
    const { name } = await manifestOf(fleet, "harbor");
    await editJson<Manifest>(manifest("harbor"), (one) => (one.name = "海岬棋牌"));
    expect((await fleet.build("harbor")).code).toBe(0);
    await editJson<Manifest>(manifest("titan"), (one) => (one.name = name));
    expect((await fleet.build("titan")).code).toBe(0);
    expect((await runBrand(["rollback", "harbor", ...places()])).code).toBe(0);
    expect(await summary()).toEqual({
      code: 0,
      harbor: { found: [], searched: false },
      titan: { found: [], searched: true },
    });
    await Promise.all(IDS.map((id, index) => writeFile(manifest(id), kept[index] ?? "")));
  });
});

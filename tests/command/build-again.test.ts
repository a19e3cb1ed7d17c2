// A second build: what it skips, what it builds again, and what stays when a brand is broken.
import { mkdir, readFile, readlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { IDS, makeFleet, states, type Manifest } from "./build-fleet.ts";
import { listFiles, readReceipt, treeDigests } from "./bundle.ts";
import { runBrand } from "./run-brand.ts";
import { editJson } from "./temp-folder.ts";

describe("building again", () => {
  it("skips unchanged brands", async () => {
    const fleet = await makeFleet();
    const first = await fleet.build();
    expect(states(first.result)).toEqual({ harbor: "built", titan: "built" });
    const links = await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))));
    const second = await fleet.build();
    expect(second.code).toBe(0);
    expect(states(second.result)).toEqual({ harbor: "unchanged", titan: "unchanged" });
    expect(await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))))).toEqual(links);
  });

  it("builds only the brand whose colour changed, and keeps its previous files", async () => {
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
  it("does not stop other brands, keeps its last good bundle and exits with 1", async () => {
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

  it("never replaces a folder that no build made", async () => {
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

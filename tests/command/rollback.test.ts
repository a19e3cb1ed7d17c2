// `brand rollback`: shows the previous release again, complete, or changes nothing.
import { readFile, readlink, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Fleet, makeFleet } from "./build-fleet.ts";
import { listFiles, readReceipt, treeDigests } from "./bundle.ts";
import { runBrand, runBrandJson } from "./run-brand.ts";
import { editJson } from "./temp-folder.ts";

let fleet: Fleet;

const places = () => ["--brands", fleet.brands, "--out", fleet.out];
const rollback = (id: string) => runBrand(["rollback", id, ...places()]);
const shown = async (id: string) => path.basename(await readlink(fleet.bundle(id)));
const title = (text: string) =>
  editJson<{ title: string }>(path.join(fleet.brands, "harbor", "brand.json"), (manifest) => {
    manifest.title = text;
  });

/** Changes the brand's stylesheet. */
const footer = (colour: string) =>
  editJson<{ color: Record<string, { $value: string }> }>(
    path.join(fleet.brands, "harbor/tokens/classic.json"),
    ({ color }) => {
      color["footer-raised"] = { $value: colour };
    },
  );

beforeAll(async () => {
  fleet = await makeFleet();
  expect((await fleet.build()).code).toBe(0);
});

test("switches back and forth between the same bytes", async () => {
  const first = await shown("harbor");
  const page = await readFile(path.join(fleet.bundle("harbor"), "index.html"));
  await title("港口 一");
  await fleet.build();
  const second = await shown("harbor");
  expect(second).not.toBe(first);
  const { code, result } = await runBrandJson(["rollback", "harbor", ...places()]);
  expect({ code, result }).toEqual({
    code: 0,
    result: { format: 1, command: "rollback", id: "harbor", from: second, to: `${first}.2` },
  });
  expect(await shown("harbor")).toBe(`${first}.2`);
  expect(await readFile(path.join(fleet.bundle("harbor"), "index.html"))).toEqual(page);
  expect((await rollback("harbor")).code).toBe(0);
  expect(await shown("harbor")).toBe(`${second}.2`);
  expect((await runBrand(["verify", "harbor", ...places()])).code).toBe(0);
});

test("the next build makes the release of the present data", async () => {
  const now = await shown("harbor");
  const bytes = await treeDigests(fleet.bundle("harbor"));
  await rollback("harbor");
  expect((await fleet.build()).result.brands).toMatchObject([
    { id: "harbor", state: "built" },
    { id: "titan", state: "unchanged" },
  ]);
  expect((await shown("harbor")).slice(0, 16)).toBe(now.slice(0, 16));
  expect(Object.keys(await treeDigests(fleet.bundle("harbor")))).toEqual(Object.keys(bytes));
});

test("never shows a damaged release: BUILD_DAMAGED", async () => {
  await title("港口 二");
  await fleet.build();
  const now = await shown("harbor");
  const before = await readlink(path.join(fleet.out, ".releases", "harbor", `.before-${now}`));
  await rm(path.join(fleet.out, ".releases", "harbor", before, "index.html"));
  const { code, stderr } = await rollback("harbor");
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_DAMAGED");
  expect(stderr).toContain(`index.html is missing. harbor still shows ${now}.`);
  expect(await shown("harbor")).toBe(now);
});

test("without a previous release it is BUILD_NO_PREVIOUS, without any release BUILD_NOTHING", async () => {
  await rm(fleet.out, { recursive: true });
  const never = await rollback("titan");
  expect(never.code).toBe(1);
  expect(never.stderr).toContain("error BUILD_NOTHING");
  await fleet.build("titan");
  const first = await rollback("titan");
  expect(first.code).toBe(1);
  expect(first.stderr).toContain("error BUILD_NO_PREVIOUS");
  expect(first.stderr).toContain("nothing was changed");
});

test("a build after damage reuses only undamaged files, and verifies", async () => {
  await fleet.build("harbor");
  const bundle = fleet.bundle("harbor");
  const styles = Object.keys((await readReceipt(bundle)).outputs).filter((file) =>
    /^assets\/brand-\w+\.css$/.test(file),
  );
  for (const style of styles) {
    // Replaced instead of edited, so that the file of another bundle stays unchanged.
    await rm(path.join(bundle, style));
    await writeFile(path.join(bundle, style), "body{}");
  }
  await footer("oklch(0.966 0.016 86)");
  await title("港口 三");
  expect((await fleet.build("harbor")).code).toBe(0);
  const { code, stdout } = await runBrand(["verify", "harbor", ...places()]);
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("1 of 1 good"),
  });
  const { outputs } = await readReceipt(bundle);
  const replaced = styles.filter((style) => !(style in outputs));
  expect(replaced).toHaveLength(1);
  expect(await listFiles(bundle)).not.toContain(replaced[0]);
});

test("an open tab finds its files after two releases, and after a rollback", async () => {
  const files = async () =>
    Object.keys((await readReceipt(fleet.bundle("harbor"))).outputs).filter((file) =>
      /^assets\/brand-\w+\.css$/.test(file),
    );
  const served = () => listFiles(fleet.bundle("harbor"));
  const first = await files();
  await footer("oklch(0.961 0.016 86)");
  await fleet.build("harbor");
  const second = await files();
  await footer("oklch(0.962 0.016 86)");
  await fleet.build("harbor");
  const third = await files();
  expect(new Set([...first, ...second, ...third]).size).toBeGreaterThan(2);
  expect(await served()).toEqual(expect.arrayContaining([...first, ...second]));
  expect((await rollback("harbor")).code).toBe(0);
  expect(await files()).toEqual(second);
  expect(await served()).toEqual(expect.arrayContaining([...first, ...third]));
  expect((await runBrand(["verify", "harbor", ...places()])).code).toBe(0);
});

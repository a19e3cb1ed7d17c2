// A second build: what it skips, what it builds again, and what stays when a brand is broken. One fleet, step by step.
import {
  appendFile,
  mkdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { IDS, makeFleet, states, type Fleet, type Manifest } from "./build-fleet.ts";
import { listFiles, readReceipt, treeDigests } from "./bundle.ts";
import { editJson } from "./temp-folder.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await makeFleet();
});

const edit = (id: string, change: (manifest: Manifest) => void) =>
  editJson<Manifest>(path.join(fleet.brands, id, "brand.json"), change);

test("a folder that no build made is never replaced", async () => {
  await mkdir(fleet.bundle("harbor"), { recursive: true });
  await writeFile(path.join(fleet.bundle("harbor"), "index.html"), "mine");
  const { code, result, stderr } = await fleet.build();
  expect({ code, states: states(result) }).toEqual({
    code: 1,
    states: { harbor: "failed", titan: "built" },
  });
  expect(stderr).toContain("error BUILD_OUTPUT_FOREIGN  harbor");
  expect(stderr).toContain("nothing was changed");
  expect(stderr).toContain("fix: ");
  expect(await readFile(path.join(fleet.bundle("harbor"), "index.html"), "utf8")).toBe("mine");
  expect((await readReceipt(fleet.bundle("titan"))).routes).toContain("/home");
  await rm(fleet.bundle("harbor"), { recursive: true });
});

test("what is missing is built, what is unchanged is skipped", async () => {
  const first = await fleet.build();
  expect(states(first.result)).toEqual({ harbor: "built", titan: "unchanged" });
  const links = await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))));
  const second = await fleet.build();
  expect(second.code).toBe(0);
  expect(states(second.result)).toEqual({ harbor: "unchanged", titan: "unchanged" });
  expect(await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))))).toEqual(links);
});

test("a destroyed site of an unchanged brand is mended, and nobody else's files are", async () => {
  const before = await Promise.all(IDS.map((id) => treeDigests(fleet.bundle(id))));
  const links = await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))));
  await rm(path.join(fleet.bundle("harbor"), "index.html"));
  const page = path.join(fleet.bundle("titan"), "index.html");
  const { atime, mtime } = await stat(page);
  // Of the same size and time.
  await writeFile(page, (await readFile(page, "utf8")).replace("<title>", "<titlE>"));
  await utimes(page, atime, mtime);
  const { code, result } = await fleet.build();
  expect({ code, states: states(result) }).toEqual({
    code: 0,
    states: { harbor: "built", titan: "built" },
  });
  expect(result.warnings.map((warning) => [warning.code, warning.place]).toSorted()).toEqual([
    ["BUILD_DAMAGED", expect.stringMatching(/harbor\/index\.html$/)],
    ["BUILD_DAMAGED", expect.stringMatching(/titan\/index\.html$/)],
  ]);
  expect(await Promise.all(IDS.map((id) => treeDigests(fleet.bundle(id))))).toEqual(before);
  expect(await Promise.all(IDS.map((id) => readlink(fleet.bundle(id))))).not.toEqual(links);
});

test("a file that bundles share is mended in all of them, and the store was never written", async () => {
  const before = await Promise.all(IDS.map((id) => treeDigests(fleet.bundle(id))));
  const boot = (await listFiles(fleet.bundle("harbor"))).find((file) =>
    /^core\/boot-.*\.js$/.test(file),
  );
  await appendFile(path.join(fleet.bundle("harbor"), boot ?? ""), "alert(1)");
  const { result } = await fleet.build("harbor");
  expect(states(result)).toEqual({ harbor: "built" });
  expect(result.warnings.map(({ code }) => code)).toEqual(["BUILD_DAMAGED"]);
  // Not picked before, and not forgotten.
  const all = await fleet.build();
  expect(states(all.result)).toEqual({ harbor: "unchanged", titan: "built" });
  expect(await Promise.all(IDS.map((id) => treeDigests(fleet.bundle(id))))).toEqual(before);
  const last = await fleet.build("--verify");
  expect({ warnings: last.result.warnings, states: states(last.result) }).toEqual({
    warnings: [],
    states: { harbor: "unchanged", titan: "unchanged" },
  });
});

test("--force builds it again, to the same bytes", async () => {
  const before = await treeDigests(fleet.bundle("titan"));
  const { result } = await fleet.build("titan", "--force");
  expect(states(result)).toEqual({ titan: "built" });
  expect(await treeDigests(fleet.bundle("titan"))).toEqual(before);
});

test("only the brand whose colour changed is built, and keeps its previous files", async () => {
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

test("a brand that cannot be built does not stop the others, and its last good bundle stays", async () => {
  const good = await treeDigests(fleet.bundle("harbor"));
  await edit("harbor", (manifest) => void (manifest.legal.effectiveDate = "some day"));
  await edit("titan", (manifest) => void (manifest.title = "泰坦 No. 2"));
  const { code, result } = await fleet.build();
  expect(code).toBe(1);
  expect(states(result)["titan"]).toBe("built");
  expect(result.problems.map(({ file }) => path.basename(path.dirname(file)))).toEqual(["harbor"]);
  expect(await treeDigests(fleet.bundle("harbor"))).toEqual(good);
  const page = await readFile(path.join(fleet.bundle("titan"), "index.html"), "utf8");
  expect(page).toContain("<title>泰坦 No. 2</title>");
});

// A file that is written while a build reads it, and taken back: the site is that of the files as they stand.
import { readFile, readlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, inject, test } from "vitest";
import { treeDigests } from "./bundle.ts";
import { ROOT } from "./run-brand.ts";
import { newMachine, type Machine } from "./store-machine.ts";
import { tempFolder } from "./temp-folder.ts";

const PRELOAD = pathToFileURL(path.join(ROOT, "tests/fixtures/preloads/edit-while-read.mjs")).href;

let machine: Machine;
let manifest: string;

beforeAll(async () => {
  machine = await newMachine(await tempFolder());
  manifest = path.join(machine.dir, "brands/titan/brand.json");
});

const buildWhileEdited = (times: number) =>
  machine.build(["--store", inject("sharedStore")], {
    NODE_OPTIONS: `--import ${PRELOAD}`,
    EDIT_FILE: manifest,
    EDIT_FROM: '"seo"',
    EDIT_TO: '"seo" ',
    EDIT_TIMES: String(times),
  });

test("an edit that is made and taken back during a build starts it over", async () => {
  const before = await readFile(manifest, "utf8");
  const { code, stderr } = await buildWhileEdited(1);
  expect({ code, stderr }).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("starts over"),
  });
  expect(stderr).toContain(path.join("brands", "titan", "brand.json"));
  expect(await readFile(manifest, "utf8")).toBe(before);
  expect(await machine.bundle()).toEqual(await treeDigests(path.join(inject("dist"), "titan")));
});

test("a build refuses what is written all the time, and the site stays", async () => {
  await writeFile(manifest, (await readFile(manifest, "utf8")).replace('"seo"', '"seo" '));
  const shown = await readlink(path.join(machine.dir, "dist/titan"));
  const { code, stderr } = await buildWhileEdited(1000);
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_INPUT_CHANGED  brands/titan/brand.json");
  expect(stderr).toContain("no site was switched");
  expect(await readlink(path.join(machine.dir, "dist/titan"))).toBe(shown);
  // Nothing was stored of it.
  const again = await machine.build();
  expect({ code: again.code, stderr: again.stderr }).toEqual({ code: 0, stderr: "" });
});

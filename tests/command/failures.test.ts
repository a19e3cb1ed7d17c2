// Errors outside the brands: the core, the output folder, the port.
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, inject, it } from "vitest";
import { runBrand } from "./run-brand.ts";
import { copyBrands, copyPackage, tempFolder } from "./temp-folder.ts";

it("a core that does not compile is BUILD_CORE, with the compiler's message and what is left", async () => {
  const dir = await tempFolder();
  await copyPackage(dir);
  await copyBrands(dir, ["aurora"]);
  // Without most of the core, which would only take the compiler's time.
  for (const part of ["app", "features", "session"])
    await rm(path.join(dir, "src", part), { recursive: true });
  await writeFile(path.join(dir, "src", "boot.tsx"), "export const boot = (;\n");
  const failure = await promisify(execFile)(
    process.execPath,
    [path.join(dir, "cli", "main.ts"), "build"],
    {
      cwd: dir,
      env: { ...process.env, NO_COLOR: "", FORCE_COLOR: "1" },
    },
  ).then(
    () => null,
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure?.code).toBe(1);
  // The compiler's colour codes must not appear.
  const told = stripVTControlCharacters(failure?.stderr ?? "");
  expect(told).toContain("error BUILD_CORE");
  expect(told).toContain("boot.tsx");
  expect(told).toContain("dist/ still holds the last good bundles");
  expect(told).not.toMatch(/\[\d+m|\\u/);
});

it("an output folder that cannot be written is BUILD_STAMP, and the message names the state", async () => {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, ["jade"]);
  const out = path.join(dir, "dist");
  await mkdir(out);
  await writeFile(path.join(out, ".releases"), "a file where the releases belong");
  const { code, stderr } = await runBrand(["build", "--brands", brands, "--out", out]);
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_STAMP  jade");
  expect(stderr).toContain("there is no bundle of jade yet");
  expect(stderr).toContain("fix: make sure that the output folder can be written");
});

it("an unusable address is CONFIG_PORT", async () => {
  // An address of the documentation range, which no machine has.
  const { code, stderr } = await runBrand([
    "preview",
    "--out",
    inject("dist"),
    "--host",
    "203.0.113.7",
    "--port",
    "4999",
  ]);
  expect(code).toBe(1);
  expect(stderr).toContain("error CONFIG_PORT");
  expect(stderr).toContain("fix: choose another port with --port <number>");
});

it("a folder without a built brand is BUILD_NOTHING", async () => {
  const dir = await tempFolder();
  const { code, stderr } = await runBrand(["preview", "--out", dir]);
  expect(code).toBe(1);
  expect(stderr).toContain("error BUILD_NOTHING");
  // In this repository, npm refuses `npx brand`.
  expect(stderr).toContain("fix: run `npm run brand -- build`");
});

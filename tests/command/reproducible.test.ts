// The same input gives the same bytes: whatever the folder, the clock's zone, the language, the mask of
// new files, the caller's NODE_ENV, and whether the core was compiled before.
import path from "node:path";
import { expect, it } from "vitest";
import { treeDigests } from "./bundle.ts";
import { runBrand, type RunOptions } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

async function build(
  options: Omit<RunOptions, "cwd"> & { readonly cold: boolean },
): Promise<Record<string, string>> {
  const dir = await tempFolder();
  await copyBrands(dir, ["jade", "titan"]);
  const args = ["build", "--brands", path.join(dir, "brands"), "--out", path.join(dir, "dist")];
  // The store lies where the command runs, so a new folder compiles the core anew.
  const { code, stderr } = await runBrand(args, {
    ...options,
    ...(options.cold ? { cwd: dir } : {}),
  });
  expect({ code, stderr: options.cold ? "" : stderr }).toEqual({ code: 0, stderr: "" });
  return await treeDigests(path.join(dir, "dist"));
}

it("gives the same bytes in another folder, zone, language and mask, cold or warm", async () => {
  const warm = await build({
    cold: false,
    umask: "022",
    env: { TZ: "UTC", LANG: "C", LC_ALL: "C", NODE_ENV: "production" },
  });
  const cold = await build({
    cold: true,
    umask: "077",
    env: { TZ: "Asia/Taipei", LANG: "zh_TW.UTF-8", LC_ALL: "zh_TW.UTF-8", NODE_ENV: "development" },
  });
  expect(Object.keys(warm).length).toBeGreaterThan(300);
  expect(cold).toEqual(warm);
});

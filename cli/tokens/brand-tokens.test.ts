// The tokens of every brand in `brands/` resolve.
import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { resolveTokens } from "./resolve-tokens.ts";

const folders = await readdir(path.join(PACKAGE_ROOT, "brands"), { withFileTypes: true });
const brandIds = folders
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

describe.each(brandIds)("%s", (id) => {
  test.each(["classic", "professional"] as const)("resolves in the %s edition", async (edition) => {
    const brandDir = path.join(PACKAGE_ROOT, "brands", id);
    const { values, problems } = await resolveTokens({ root: PACKAGE_ROOT, brandDir, edition });
    expect(problems).toEqual([]);
    expect(values.size).toBeGreaterThan(140);
  });
});

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Edition } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../paths.ts";
import { checkContrast } from "./check-contrast.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers, resolveTokens } from "./resolve-tokens.ts";

const brandsDir = path.join(PACKAGE_ROOT, "brands");

async function offered(): Promise<[string, Edition][]> {
  const ids = (await readdir(brandsDir)).filter((id) => /^[a-z][a-z0-9-]*$/.test(id));
  const all = ids.map(async (id): Promise<[string, Edition][]> => {
    const manifest: unknown = JSON.parse(
      await readFile(path.join(brandsDir, id, "brand.json"), "utf8"),
    );
    const editions = (manifest as { editions: { offered: Edition[] } }).editions.offered;
    return editions.map((edition) => [id, edition]);
  });
  return (await Promise.all(all)).flat();
}

test("at least fifty pairs are checked, all of roles that exist", async () => {
  const resolved = await resolveTokens({
    root: PACKAGE_ROOT,
    brandDir: path.join(brandsDir, "aurora"),
    edition: "classic",
  });
  const names = contrastPairs().flatMap(({ foreground, background }) => [foreground, background]);
  expect(names.length / 2).toBeGreaterThanOrEqual(50);
  expect(names.filter((name) => !resolved.values.has(name))).toEqual([]);
});

describe("every offered edition passes", async () => {
  test.each(await offered())("%s %s", async (id, edition) => {
    const brandDir = path.join(brandsDir, id);
    const resolved = await resolveTokens({ root: PACKAGE_ROOT, brandDir, edition });
    expect(checkContrast(resolved, edition).map(({ what }) => what)).toEqual([]);
  });
});

test("a failure names pair, values, ratios, places and the nearest colour that passes", () => {
  const shared = ["primitive", "semantic", "edition/classic"].map((name) =>
    readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`)),
  );
  const semantic = shared[1] ?? parseTokens("", "{}");
  const own = parseTokens(
    "brands/nova/tokens/classic.json",
    JSON.stringify(
      { color: { "strip-text": { $value: "#888888" }, strip: { $value: "#777777" } } },
      null,
      2,
    ),
  );
  const problems = checkContrast(resolveLayers([...shared, own], semantic), "classic");
  expect(problems).toMatchObject([
    {
      code: "TOKEN_CONTRAST",
      file: "brands/nova/tokens/classic.json",
      line: 3,
      field: "color.strip-text",
      found: "1.26 (#888888 on #777777)",
      allowed: "at least 4.5",
      what:
        "In the classic edition color.strip-text (#888888, brands/nova/tokens/classic.json:3) on color.strip " +
        "(#777777, brands/nova/tokens/classic.json:6) has a contrast of 1.26; 4.5 is needed.",
      fix: expect.stringMatching(
        /^set color\.strip-text to "#[0-9a-f]{6}", the nearest colour that passes/,
      ),
    },
  ]);
});

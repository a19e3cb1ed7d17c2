import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { runBrand, runBrandJson } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

const dir = await tempFolder();
const brand = (id: string, ...args: string[]) => runBrand(["new", id, ...args], { cwd: dir });

interface NewResult {
  readonly brand: {
    readonly id: string;
    readonly siteId: string;
    readonly files: readonly string[];
  };
  readonly problems: readonly unknown[];
}

describe("brand new", () => {
  test("writes a complete brand that passes check", async () => {
    const { code, stdout } = await brand("nova", "--name", "新星娱乐", "--color", "#c8102e");
    expect(code).toBe(0);
    expect(stdout).toContain(
      "新星娱乐 (nova, site 6101) is in brands/nova. It passes `brand check`.",
    );
    expect((await runBrand(["check", "nova"], { cwd: dir })).code).toBe(0);
  });

  test("refuses to write over a brand", async () => {
    const { code, stdout, stderr } = await brand("nova");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(
      "error BRAND_EXISTS  brands/nova\n  brands/nova exists already; nothing was written.\n  fix: choose another id, or move the folder away first.\n",
    );
  });

  test.each(["#000000", "#ffffff", "#ffe600", "#7b2fff", "#00a86b", "#808080"])(
    "any colour passes the contrast gate: %s",
    async (color) => {
      const { code, result } = await runBrandJson<NewResult>(
        ["new", `c${color.slice(1)}`, "--color", color],
        { cwd: dir },
      );
      expect(result.problems).toEqual([]);
      expect(code).toBe(0);
    },
  );

  test("takes editions and switches, and drops what needs a switch that is off", async () => {
    const { result } = await runBrandJson<NewResult>(
      [
        "new",
        "slim",
        "--editions",
        "professional",
        "--switches-off",
        "vip,sport,egame",
        "--domain",
        "slim.example",
      ],
      { cwd: dir },
    );
    expect(result.problems).toEqual([]);
    const manifest = JSON.parse(
      await readFile(path.join(dir, "brands/slim/brand.json"), "utf8"),
    ) as Record<string, unknown>;
    expect(manifest["switches"]).toEqual({
      sport: false,
      egame: false,
      vip: false,
      welfare: false,
    });
    expect(manifest["editions"]).toEqual({ default: "professional", offered: ["professional"] });
  });

  test("a wrong answer is wrong usage and writes nothing", async () => {
    const { code, stderr } = await brand("bad", "--switches-off", "caht");
    expect(code).toBe(2);
    expect(stderr).toContain('The value "caht" of --switches-off is not allowed');
    expect(stderr).toContain('fix: write "chat" if that is what you mean.');
    expect(await readdir(path.join(dir, "brands"))).not.toContain("bad");
    expect(
      (await readdir(path.join(dir, "brands"))).filter((name) => name.startsWith("._")),
    ).toEqual([]);
  });
});

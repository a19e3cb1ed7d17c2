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
    readonly colours: readonly object[];
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
    expect(stdout).toContain("\n  npx brand build nova ");
    expect((await runBrand(["check", "nova"], { cwd: dir })).code).toBe(0);
  });

  test.each(["", "1"])("prints no colours of a terminal off one, with CI=%j", async (CI) => {
    const env = { NO_COLOR: "", FORCE_COLOR: "", CI };
    const { stderr } = await runBrand(["new", "x", "--color", "#zz"], { cwd: dir, env });
    expect(stderr).toMatch(/^error CONFIG_USAGE\n/);
  });

  test("refuses to overwrite a brand", async () => {
    const { code, stdout, stderr } = await brand("nova");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(
      "error BRAND_EXISTS  brands/nova\n  brands/nova exists already; nothing was written.\n  fix: choose another id, or move the folder away first.\n",
    );
  });

  test("keeps a bright colour as the accent, and prints the colour of its lines", async () => {
    const yellow = await brand("yellow", "--color", "#ffe600");
    expect(yellow.stderr).toMatch(
      /^In the classic edition: asked #ffe600, used #[0-9a-f]{6}, for lines and icons, which have to be seen on a light page\.\n$/,
    );
    for (const edition of ["classic", "professional"]) {
      const file = path.join(dir, "brands/yellow/tokens", `${edition}.json`);
      expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
        color: { accent: { $value: "#ffe600" } },
      });
    }
  });

  test("prints the replacement of a colour that no text is readable on", async () => {
    const grey = await brand("grey", "--color", "#808080");
    expect(grey.stderr).toMatch(
      /^In the classic edition: asked #808080, used #[0-9a-f]{6}, on which white text is readable\.\n$/,
    );
  });

  test("applies editions and switches, and leaves out what needs a switch that is off", async () => {
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

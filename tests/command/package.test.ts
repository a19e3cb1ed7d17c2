// An operator's repository: its brands and the packed package as a dependency, nothing else.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { readReceipt } from "./bundle.ts";
import { ask } from "./http.ts";
import { digestOf, filesBelow, installPackage, operatorFolders } from "./operator-project.ts";
import { ROOT, runBrand, runBrandJson, startBrand } from "./run-brand.ts";

const MINUTES = 60_000;
const run = promisify(execFile);

const { dir, project, installed, elsewhere, starter, operator } = await operatorFolders();

let packed: readonly string[];
let installedDigest: string;

beforeAll(async () => {
  await installPackage({ dir, project, installed, elsewhere, starter });
  packed = await filesBelow(installed);
  for (const file of packed)
    await chmod(path.join(installed, file), file === "cli/brand.js" ? 0o555 : 0o444);
  installedDigest = await digestOf(installed);
}, 10 * MINUTES);

describe("the package", () => {
  test("contains the command, the sources it compiles, types and the schema", () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        "brands/brand.schema.json",
        "cli/brand.js",
        "lib/command/LICENSES.txt",
        "lib/command/main.js",
        "lib/contract/manifest.ts",
        "lib/docs/pipelines/github.yml",
        "lib/src/boot.tsx",
        "lib/tokens/semantic.json",
        "lib/types/manifest.d.ts",
      ]),
    );
  });

  test("contains no tests, no brands and no other files of the repository", () => {
    const parts = new Set(packed.map((file) => file.split("/")[0]));
    expect([...parts].toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "brands",
      "cli",
      "lib",
      "package.json",
    ]);
    expect(
      packed.filter((file) => /\.test\.|^brands\/(?!brand\.schema\.json$)/.test(file)),
    ).toEqual([]);
    expect(packed.filter((file) => /^lib\/cli\/.+\.ts$/.test(file))).toEqual([]);
  });

  test("exports the manifest's type and its JSON Schema", async () => {
    const tool = path.join(project, "tool.ts");
    await writeFile(
      tool,
      'import type { Manifest } from "livery";\n' +
        "export const domain = (manifest: Manifest): string | undefined => manifest.domains[0];\n" +
        "// @ts-expect-error a manifest has no such field\n" +
        "export const wrong = (manifest: Manifest) => manifest.domain;\n",
    );
    const tsc = path.join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const flags = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", tool];
    await run(process.execPath, [tsc, ...flags], { cwd: project });
    const schema = createRequire(tool).resolve("livery/brand.schema.json");
    expect(JSON.parse(await readFile(schema, "utf8"))).toMatchObject({
      required: ["id", "siteId"],
    });
  });
});

describe("a repository with brands only", () => {
  test("starts with `npm create livery`, which makes a brand by `brand new`", async () => {
    const program = path.join(starter, "create-livery.js");
    const env = { ...process.env, ...operator.env };
    const { stdout } = await run(process.execPath, [program, "project"], { cwd: dir, env });
    expect(stdout).toContain("cd project\n  npm start");
    const brand = path.join(project, "brands", "nova");
    const { $schema } = JSON.parse(await readFile(path.join(brand, "brand.json"), "utf8")) as {
      $schema: string;
    };
    expect(path.resolve(brand, $schema)).toBe(path.join(installed, "brands/brand.schema.json"));
    const text = (name: string) => readFile(path.join(project, name), "utf8");
    expect(await text(".github/workflows/brands.yml")).toContain("shard: [1]");
    expect(await text("README.md")).toContain("http://nova.localhost:4173");
    expect(await text(".gitignore")).toContain("node_modules\n.livery\ndist\n");
  });

  test("is not made over a project", async () => {
    const program = path.join(starter, "create-livery.js");
    await expect(run(process.execPath, [program, "project"], { cwd: dir })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("project is a project already; nothing was written."),
    });
  });

  test("has scripts that run", async () => {
    // npm keeps logs in the home folder, so it gets the usual one.
    const { stdout } = await run("npm", ["run", "--silent", "check"], { cwd: project });
    expect(stdout).toBe("1 brand checked, no problem.\n");
  });

  test("copies a pipeline", async () => {
    const { code, stdout } = await runBrand(["ci", "--gitlab", "--shards", "8"], operator);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("parallel: 8") });
  });

  test("checks", async () => {
    const { code, result } = await runBrandJson(["check"], operator);
    expect({ code, result }).toEqual({
      code: 0,
      result: {
        format: 1,
        command: "check",
        brands: [{ id: "nova", ok: true }],
        problems: [],
        warnings: [],
      },
    });
  });

  test(
    "compiles and builds to the bytes of the sources, in another folder, zone, language and mask",
    async () => {
      const build = () =>
        runBrandJson<{ brands: readonly { state: string }[] }>(["build"], operator);
      expect((await build()).result.brands).toMatchObject([{ id: "nova", state: "built" }]);
      expect((await build()).result.brands).toMatchObject([{ id: "nova", state: "unchanged" }]);
      const out = path.join(dir, "from-sources");
      const brands = path.join(project, "brands");
      const plain = { TZ: "UTC", LANG: "C", LC_ALL: "C", NODE_ENV: "production" };
      const args = ["build", "--brands", brands, "--out", out];
      expect((await runBrand(args, { umask: "022", env: plain })).code).toBe(0);
      const [own, ours] = await Promise.all([
        readReceipt(path.join(project, "dist", "nova")),
        readReceipt(path.join(out, "nova")),
      ]);
      expect(Object.keys(own.outputs).length).toBeGreaterThan(200);
      expect(own.outputs).toEqual(ours.outputs);
    },
    10 * MINUTES,
  );

  test("verifies", async () => {
    const { code, stdout } = await runBrand(["verify"], operator);
    expect(stdout).toContain("1 of 1 good");
    expect(code).toBe(0);
  });

  test("previews, with the sandbox behind the site", async () => {
    const preview = await startBrand<{ brands: readonly { url: string }[] }>(
      ["preview", "--port", "0"],
      operator,
    );
    const port = Number(new URL(preview.result.brands[0]?.url ?? "").port);
    const page = await ask(port, "nova", "/");
    const drawing = await ask(port, "nova", "/media/avatar/player-1.svg");
    expect(await preview.stop()).toBe(0);
    expect(page.text).toContain("<title>新星娱乐 · 体育与娱乐</title>");
    expect(drawing.text).toContain("<svg");
  });

  test("serves `brand dev` from the package's sources and libraries", async () => {
    const dev = await startBrand<{ url: string }>(["dev", "nova", "--port", "0"], operator);
    const port = Number(new URL(dev.result.url).port);
    const boot = await ask(port, "nova", "/src/boot.tsx");
    const [library = ""] = /\/@fs\/[^"]+\/react\.js\?v=\w+/.exec(boot.text) ?? [];
    const react = await ask(port, "nova", library);
    expect(await dev.stop()).toBe(0);
    expect(boot.text).toContain("startTransition");
    expect(react.text).toContain("export default");
  });

  test("writes only to its own folders, not to the package or elsewhere", async () => {
    expect(await digestOf(installed)).toBe(installedDigest);
    expect(await filesBelow(elsewhere)).toEqual([]);
    expect((await readdir(project)).toSorted()).toEqual([
      ".github",
      ".gitignore",
      ".livery",
      "README.md",
      "brands",
      "dist",
      "node_modules",
      "package.json",
      "tool.ts",
    ]);
    expect(existsSync(path.join(project, "node_modules", ".vite"))).toBe(false);
  });
});

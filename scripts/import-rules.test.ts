// Every rule of .dependency-cruiser.mjs and the house rules of .oxlintrc.json are proven by a planted violation,
// because a rule that finds no files reports success, too.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALLOWED, PLANTS } from "./planted-imports.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const RULES = path.join(ROOT, ".dependency-cruiser.mjs");
const PARTS = ["browser", "cli", "contract", "sandbox", "scripts", "src", "tests"];

/** The other files of the planted cycles. */
const BACK = new Set(["cli/files/circle-back.ts"]);

interface Violation {
  readonly rule: string;
  readonly from: string;
}

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "livery-rules-"));
  await symlink(path.join(ROOT, "node_modules"), path.join(dir, "node_modules"));
});

afterAll(() => rm(dir, { recursive: true }));

async function plant(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), content);
}

/** @returns standard output, whatever the exit code: both tools exit with 1 when they find something */
function run(cwd: string, tool: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = path.join(ROOT, "node_modules", ".bin", tool);
    execFile(
      program,
      args,
      { cwd, maxBuffer: 64 * 1024 * 1024, shell: process.platform === "win32" },
      (error, stdout, stderr) => {
        if (error && stdout === "") reject(new Error(stderr, { cause: error }));
        else resolve(stdout);
      },
    );
  });
}

async function cruise(
  cwd: string,
  parts: readonly string[],
): Promise<{ modules: string[]; violations: Violation[] }> {
  const printed = await run(cwd, "depcruise", [
    "--config",
    RULES,
    "--output-type",
    "json",
    ...parts,
  ]);
  const { modules, summary } = JSON.parse(printed) as {
    modules: { source: string }[];
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return {
    modules: modules.map(({ source }) => source),
    violations: summary.violations.map(({ rule, from }) => ({ rule: rule.name, from })),
  };
}

describe("import rules", () => {
  let found: Violation[];

  beforeAll(async () => {
    const line = (specifier: string) =>
      `import * as imported from ${JSON.stringify(specifier)};\nexport const used = imported;\n`;
    for (const { from, imports } of [...PLANTS, ...ALLOWED]) {
      await plant(from, line(imports));
      if (imports.endsWith("clean.ts"))
        await plant(
          path.posix.join(path.posix.dirname(from), imports),
          "export const clean = 1;\n",
        );
    }
    const type = (specifier: string) =>
      `import type { clean } from ${JSON.stringify(specifier)};\nexport type Clean = typeof clean;\n`;
    await plant("cli/tokens/takes-a-type.ts", type("../brand/clean.ts"));
    // A cycle of a value import and a type import.
    await plant("cli/files/circle-back.ts", type("./planted-circle.ts"));
    found = (await cruise(dir, PARTS)).violations;
  });

  it("has a planted violation for every rule", async () => {
    const { default: config } = (await import(pathToFileURL(RULES).href)) as {
      default: { forbidden: { name: string }[] };
    };
    expect(PLANTS.map(({ rule }) => rule).toSorted()).toEqual(
      config.forbidden.map(({ name }) => name).toSorted(),
    );
  });

  it.each(PLANTS)("$rule reports its planted violation", ({ rule, from }) => {
    // A cycle is reported once, from either of its files.
    const reported = new Set([from, ...BACK]);
    expect(
      found.filter((violation) => violation.rule === rule && reported.has(violation.from)),
    ).not.toEqual([]);
  });

  it("reports no allowed import", () => {
    const planted = new Set([...PLANTS.map(({ from }) => from), ...BACK]);
    expect(found.filter(({ from }) => !planted.has(from))).toEqual([]);
  });

  it("sees the modules of this repository", async () => {
    // Without its swc parser, dependency-cruiser finds no modules under TypeScript 7. `npm run check` looks at all parts;
    // one that imports no other part is enough here.
    const { modules } = await cruise(ROOT, ["contract"]);
    const own = modules.filter((file) => file.startsWith("contract/") && file.endsWith(".ts"));
    expect(own.length).toBeGreaterThan(100);
  });
});

const LINT: readonly { readonly rule: string; readonly content: string }[] = [
  {
    rule: "max-lines",
    content: `${Array.from({ length: 251 }, (_, index) => `export const a${index} = ${index};`).join("\n")}\n`,
  },
  {
    rule: "max-lines-per-function",
    content: `export function long(): void {\n${Array.from({ length: 61 }, (_, index) => `  globalThis.queueMicrotask(() => ${index});`).join("\n")}\n}\n`,
  },
  {
    rule: "no-explicit-any",
    content: "export const loose = (value: any): string => String(value);\n",
  },
  {
    rule: "no-non-null-assertion",
    content: "export const sure = (value: string | null): string => value!;\n",
  },
  { rule: "no-default-export", content: "export default 1;\n" },
  { rule: "no-warning-comments", content: `// ${"TO"}${"DO"}: later\nexport const a = 1;\n` },
  { rule: "no-console", content: 'console.log("printed");\nexport const a = 1;\n' },
  {
    rule: "consistent-type-imports",
    content: 'import { Stats } from "node:fs";\nexport type Size = Stats["size"];\n',
  },
  {
    rule: "no-restricted-imports",
    content: 'import { Button } from "../../ui/buttons/button.tsx";\nexport const a = Button;\n',
  },
  {
    rule: "no-restricted-imports",
    content:
      'import { useSearchParams } from "react-router-dom";\nexport const a = useSearchParams;\n',
  },
  {
    rule: "no-restricted-imports",
    content:
      'import { lazy } from "react";\nexport const Late = lazy(() => import("./part.ts"));\n',
  },
  {
    rule: "max-params",
    content:
      "export const many = (a: 1, b: 1, c: 1, d: 1, e: 1, f: 1): number => a + b + c + d + e + f;\n",
  },
];

const fileOf = (at: number) => `lint/src/planted-${at}.ts`;

describe("lint rules", () => {
  let findings: { code: string; filename: string }[];

  beforeAll(async () => {
    for (const [at, { content }] of LINT.entries()) await plant(fileOf(at), content);
    await plant("lint/src/Wrong_Name.ts", "export const a = 1;\n");
    const printed = await run(path.join(dir, "lint"), "oxlint", [
      "--config",
      path.join(ROOT, ".oxlintrc.json"),
      "--format",
      "json",
      "src",
    ]);
    findings = (JSON.parse(printed) as { diagnostics: { code: string; filename: string }[] })
      .diagnostics;
  });

  it.each(LINT.entries().toArray())("%i: $1.rule reports its planted violation", (at, { rule }) => {
    const codes = findings
      .filter(({ filename }) => `lint/${filename}` === fileOf(at))
      .map(({ code }) => code);
    expect(codes).toContainEqual(expect.stringContaining(`(${rule})`));
  });

  it("filename-case reports its planted violation", () => {
    expect(findings).toContainEqual(
      expect.objectContaining({ code: expect.stringContaining("filename-case") as string }),
    );
  });
});

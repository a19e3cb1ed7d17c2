// `brand import` with published token sets, and `brand export` back into it.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { runBrand, runBrandJson } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";

interface ImportResult {
  readonly roles: readonly {
    readonly role: string;
    readonly edition: string;
    readonly sure: boolean;
    readonly colour: { readonly name: string; readonly hex: string };
  }[];
  readonly written: readonly string[];
  readonly warnings: readonly string[];
  readonly problems: readonly unknown[];
}

const SETS = path.resolve("tests/fixtures/token-sets");

async function brandsCopy(): Promise<string> {
  const dir = path.join(await sampleFolder(), "brands");
  for (const one of ["aurora", "_families"])
    cpSync(path.join("brands", one), path.join(dir, one), { recursive: true });
  return dir;
}

const importInto = (dir: string, files: readonly string[], ...flags: string[]) =>
  runBrandJson<ImportResult>(
    ["import", "--to", "aurora", "--brands", dir].concat(
      files.map((file) => path.join(SETS, file)),
      flags,
    ),
  );

describe("published sets", () => {
  test.each([
    ["open-props.json", ["open-props.json"], /indigo|violet|blue/],
    ["catppuccin.css", ["catppuccin.css"], /mauve|blue/],
    ["radix.css", ["radix.css"], /indigo/],
    ["two files of Primer", ["primer-light.css", "primer-dark.css"], /accent|primary/],
    ["spectrum.json", ["spectrum.json"], /accent/],
    ["gitlab.json", ["gitlab.json"], /action|brand/],
    ["material.css", ["material.css"], /primary/],
  ])("%s makes a brand that passes the check in both editions", async (_, files, accent) => {
    const dir = await brandsCopy();
    const { code, result } = await importInto(dir, files, "--write");
    expect({ code, problems: result.problems }).toEqual({ code: 0, problems: [] });
    const found = result.roles.find(({ role }) => role === "accent");
    expect(found?.colour.name).toMatch(accent);
    const dangers = result.roles.filter(({ role }) => role === "danger");
    expect(dangers.map(({ edition }) => edition)).toEqual(["classic", "professional"]);
  });
});

test("nothing is written without --write, and the operator's choice wins", async () => {
  const dir = await brandsCopy();
  const file = path.join(dir, "aurora/tokens/brand.json");
  const before = readFileSync(file, "utf8");
  const { result } = await importInto(dir, ["radix.css"], "--role", "accent=#c2410c");
  expect(result.roles[0]).toMatchObject({ role: "accent", sure: true, colour: { hex: "#c2410c" } });
  expect(readFileSync(file, "utf8")).toBe(before);
  const named = await importInto(dir, ["radix.css"], "--role", "accent=green-9");
  expect(named.result.roles[0]?.colour.name).toBe("green.9");
});

test("what the brand had besides colours stays", async () => {
  const dir = await brandsCopy();
  const file = path.join(dir, "aurora/tokens/brand.json");
  await importInto(dir, ["radix.css"], "--write");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ art: { spread: { $value: 1 } } });
});

test.each([
  ["x.json", "{", "TOKEN_IMPORT_FORMAT"],
  ["x.json", "{}", "TOKEN_IMPORT_EMPTY"],
  ["x.css", ":root { --gap: 4px }", "TOKEN_IMPORT_EMPTY"],
  ["x.css", ":root { --gap: ", "TOKEN_IMPORT_FORMAT"],
])("%s with %j is refused", async (name, text, code) => {
  const file = path.join(await sampleFolder(), name);
  writeFileSync(file, text);
  const { stderr } = await runBrand(["import", file, "--to", "aurora"]);
  expect(stderr).toContain(code);
});

test("greys alone have no accent", async () => {
  const file = path.join(await sampleFolder(), "grey.css");
  writeFileSync(file, ":root { --success: #ffffff }");
  const { stderr } = await runBrand(["import", file, "--to", "aurora"]);
  expect(stderr).toContain("TOKEN_IMPORT_ROLE");
});

test.each(["dtcg", "tokens-studio", "style-dictionary", "css"])(
  "what is exported as %s is imported with the colours of both editions",
  async (format) => {
    const dir = await brandsCopy();
    const { stdout } = await runBrand(["export", "aurora", "--format", format]);
    const file = path.join(dir, format === "css" ? "tokens.css" : "tokens.json");
    writeFileSync(file, stdout);
    const args = ["import", file, "--to", "aurora", "--brands", dir];
    const { result } = await runBrandJson<ImportResult>(args);
    const exported = readFileSync(file, "utf8");
    for (const { role, edition, colour } of result.roles) {
      expect({ role, edition, name: colour.name }).toEqual({
        role,
        edition,
        name: `color.${role}`,
      });
      expect(exported).toContain(colour.hex);
    }
    expect(result.roles).toHaveLength(12);
    expect(result.warnings).toEqual([]);
  },
);

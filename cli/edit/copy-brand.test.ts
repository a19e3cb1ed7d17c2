// Every file of an operator keeps each byte, its mode and its links, whatever stands in the folder.
import fc from "fast-check";
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openFleetReader } from "../brand/load-brands.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { listNames } from "../files/digest.ts";
import { editJson, parseJson } from "../files/edit-json.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { sampleFolder } from "../sample-folder.ts";
import { copyBrand } from "./copy-brand.ts";
import { renameBrand } from "./rename-brand.ts";

type Content = { readonly bytes: Uint8Array; readonly mode: number } | { readonly link: string };
type Files = Readonly<Record<string, Content>>;

const NAMES = [
  "assets/own.png",
  "assets/own.svg",
  "legal/own.md",
  "texts/own",
  "a",
  "b/c/d",
  "._e",
];
const texts = fc
  .array(fc.constantFrom("\uFEFF", "行", "x", '"', "\r\n", "\n", "\t", "$&", "{}", "\0"))
  .map((parts) => new Uint8Array(Buffer.from(parts.join(""))));
const contents = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(
    fc.record({
      bytes: fc.oneof(fc.uint8Array({ maxLength: 64 }), texts),
      mode: fc.constantFrom(0o644, 0o600, 0o755, 0o444),
    }),
    fc.record({
      link: fc.constantFrom("a", "../assets", "../../_families", "no/such", "/dev/null"),
    }),
  ),
);

/** As an operator's editor may write the manifest. */
const STYLES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
  (text) => JSON.stringify(JSON.parse(text), null, "\t"),
  (text) => JSON.stringify(JSON.parse(text)),
];

interface Sample {
  readonly brand: LoadedBrand;
  readonly old: string;
  readonly now: string;
  readonly manifest: string;
}

async function sample(): Promise<Sample> {
  const brandsDir = await sampleFolder();
  for (const folder of ["aurora", "_families"])
    cpSync(path.join(PACKAGE_ROOT, "brands", folder), path.join(brandsDir, folder), {
      recursive: true,
    });
  const [brand] = (await openFleetReader({ brandsDir }).read(["aurora"])).brands;
  if (brand === undefined) throw new Error("the sample brand is broken");
  const manifest = readFileSync(path.join(brand.dir, "brand.json"), "utf8");
  return { brand, old: brand.dir, now: path.join(brandsDir, "nova"), manifest };
}

function fill(dir: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if ("link" in content) symlinkSync(content.link, file);
    else {
      writeFileSync(file, content.bytes);
      chmodSync(file, content.mode);
    }
  }
}

/** Kind, mode and content of everything below a folder. */
function stateOf(dir: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listNames(dir).map((name) => {
      const file = path.join(dir, name);
      const info = lstatSync(file);
      const content = info.isSymbolicLink()
        ? readlinkSync(file)
        : readFileSync(file).toString("latin1");
      return [name, `${info.mode.toString(8)} ${content}`];
    }),
  );
}

const without = (state: Readonly<Record<string, string>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !names.includes(name)));

test("a renamed brand has the same bytes, modes and links, and another id", async () => {
  const { brand, old, now, manifest } = await sample();
  const property = fc.property(contents, fc.constantFrom(...STYLES), (files, style) => {
    fill(old, files);
    writeFileSync(path.join(old, "brand.json"), style(manifest));
    const before = stateOf(old);
    renameBrand(brand, now, "nova");
    expect(without(stateOf(now), "brand.json")).toEqual(without(before, "brand.json"));
    const text = readFileSync(path.join(now, "brand.json"), "utf8");
    expect(text).toBe(style(manifest).replace(/("id"\s*:\s*)"aurora"/, '$1"nova"'));
    renameBrand({ ...brand, dir: now }, old, "aurora");
    expect(stateOf(old)).toEqual(before);
    for (const name of Object.keys(files)) rmSync(path.join(old, name));
  });
  fc.assert(property, { numRuns: 40 });
});

const names = fc.constantFrom("新星", 'a"b', "$&", "$1\\", "极光体育体育", "<&>");

test("a copied brand has the same bytes, modes and links where no name stands", async () => {
  const { brand, old, now, manifest } = await sample();
  const own = Object.entries(brand.chain.at(-1)?.value ?? {});
  const run = async (files: Files, style: (text: string) => string, name: string) => {
    fill(old, files);
    writeFileSync(path.join(old, "brand.json"), style(manifest));
    const before = stateOf(old);
    const fields = { id: "nova", siteId: "6107", name, latinName: "NOVA 2" };
    await copyBrand(brand, now, { ...fields, domain: "nova.example" });
    expect(stateOf(old)).toEqual(before);
    const named = ["brand.json", "texts/zh-CN.json"];
    expect(without(stateOf(now), ...named)).toEqual(without(before, ...named));
    const text = readFileSync(path.join(now, "brand.json"), "utf8");
    const copied = JSON.stringify(parseJson(text));
    const contact = { legal: { contact: "care@nova.example" } };
    expect(JSON.parse(copied)).toMatchObject({ ...fields, domains: ["nova.example"], ...contact });
    const others = copied.replaceAll(JSON.stringify(name).slice(1, -1), "");
    expect(others).not.toMatch(/极光体育|aurora/i);
    // With the old values again it has the old bytes.
    const back = own.reduce((given, [key, value]) => editJson(given, [key], value), text);
    expect(back).toBe(style(manifest));
    rmSync(now, { recursive: true });
    for (const one of Object.keys(files)) rmSync(path.join(old, one));
  };
  await fc.assert(fc.asyncProperty(contents, fc.constantFrom(...STYLES), names, run), {
    numRuns: 30,
  });
});

test("names in a drawing are written as XML, and references stay", async () => {
  const { brand, old, now } = await sample();
  const svg = `<svg id="AURORA"><title>AURORA</title><use href="#AURORA"/>极光体育 AURORA2</svg>`;
  fill(old, { "assets/sign.svg": { bytes: Buffer.from(svg), mode: 0o644 } });
  const fields = { id: "nova", siteId: "6107", name: "A<B&C", latinName: "NOVA" };
  await copyBrand(brand, now, { ...fields, domain: "nova.example" });
  expect(readFileSync(path.join(now, "assets/sign.svg"), "utf8")).toBe(
    `<svg id="AURORA"><title>NOVA</title><use href="#AURORA"/>A&lt;B&amp;C AURORA2</svg>`,
  );
});

import { describe, expect, it } from "vitest";
import { nameChunks, type NamedChunk, type RawChunk } from "./name-chunks.ts";

const ROOT = "/work/livery";

/** Imports in `code` are the chunk's own; an entry has a name that begins with `page-`. */
function chunk(fileName: string, code: string, module = fileName): RawChunk {
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, file]) => `core/${file}`);
  const name = fileName.replace(/\d*\.js$/, "");
  return {
    fileName: `core/${fileName}`,
    name: `${name}~layer-x`,
    code,
    isEntry: name.startsWith("page-"),
    imports: found(/from[`"]\.\/([^`"]+)/g),
    dynamicImports: found(/import\([`"]\.\/([^`"]+)/g),
    moduleIds: [`${ROOT}/src/${module}`, `${ROOT}/src/zz/${module}`],
    modules: {},
  };
}

/** Two pages, a dialog of one of them, shared parts that import one another, and two groups of one name. */
const CHUNKS: Readonly<Record<string, string>> = {
  "page-a.js": 'import{k}from"./kit.js";import{s}from"./shared.js";import(`./dialog.js`);k(s)',
  "page-b.js": 'import{k}from"./kit.js";import{s}from"./shared2.js";k(s)',
  "dialog.js": 'import{k}from"./kit.js";import{s}from"./shared.js";export let d=k(s)',
  "shared.js": 'import{k}from"./kit.js";export let s="./kit.js"+k',
  "shared2.js": 'import{k}from"./kit.js";export let s=()=>import(`./lazy.js`)',
  "lazy.js": 'import{s}from"./shared2.js";export default s',
  "kit.js": "export let k=String",
};

function named(changes: Readonly<Record<string, string>> = {}): Map<string, NamedChunk> {
  const raw = Object.entries({ ...CHUNKS, ...changes }).map(([file, code]) => chunk(file, code));
  return new Map(nameChunks(raw, ROOT).map((one) => [one.raw.fileName.slice("core/".length), one]));
}

function renamed(changed: string): string[] {
  const before = named();
  const after = named({ [changed]: `${CHUNKS[changed]};1` });
  return [...after].flatMap(([file, one]) => (before.get(file)?.file === one.file ? [] : [file]));
}

describe("nameChunks", () => {
  it.each([
    ["kit.js", ["kit.js"]],
    ["shared.js", ["page-a.js", "dialog.js", "shared.js"]],
    ["page-b.js", ["page-b.js"]],
    ["dialog.js", ["page-a.js", "dialog.js"]],
  ])("a change of %s renames %o", (changed, expected) => {
    expect(renamed(changed)).toEqual(expected);
  });

  it.each(Object.keys(CHUNKS))(
    "a change of %s renames few chunks, one if it is shared",
    (changed) => {
      const files = renamed(changed);
      expect(files).toContain(changed);
      expect(files.length).toBeLessThanOrEqual(named().get(changed)?.specifier ? 1 : 4);
    },
  );

  it("imports shared chunks by name, others by file, and leaves other strings alone", () => {
    const chunks = named();
    expect(chunks.get("kit.js")?.specifier).toBe("kit");
    expect(chunks.get("page-a.js")?.specifier).toBeNull();
    expect(chunks.get("shared.js")?.code).toBe('import{k}from"kit";export let s="./kit.js"+k');
    const dialog = chunks.get("dialog.js");
    expect(dialog?.specifier).toBeNull();
    expect(chunks.get("page-a.js")?.code).toContain(`import("./${dialog?.file.slice(5)}")`);
    expect(chunks.get("page-a.js")?.dynamicImports).toEqual([dialog?.file]);
  });

  it("resolves chunks that import one another", () => {
    const [two, lazy] = ["shared2.js", "lazy.js"].map((file) => named().get(file));
    expect([two?.specifier, lazy?.specifier].filter(Boolean)).toHaveLength(1);
  });

  it("tells groups of one name apart, by a module that stays when others are added", () => {
    const users = Array.from({ length: 5 }, (_, at) =>
      chunk(`page-${at}.js`, 'import"./shared.js";import"./shared2.js"'),
    );
    const specifiers = (...more: string[]) =>
      nameChunks(
        [
          ...users.map((one) => ({ ...one, imports: ["core/shared.js", "core/shared2.js"] })),
          chunk("shared.js", "let x"),
          { ...chunk("shared2.js", "let x"), moduleIds: [...more, `${ROOT}/src/b.ts`] },
        ],
        ROOT,
      ).flatMap(({ specifier }) => specifier ?? []);
    expect(new Set(specifiers()).size).toBe(2);
    for (const name of specifiers()) expect(name).toMatch(/^shared-[\w-]{3}$/);
    expect(specifiers(`${ROOT}/src/c.ts`)).toEqual(specifiers());
  });

  it("keeps chunks of equal code apart", () => {
    const raw = ["page-a.js", "page-b.js"].map((file) => chunk(file, "let x"));
    const twins = raw.map((one) => ({ ...one, name: "page" }));
    expect(new Set(nameChunks(twins, ROOT).map(({ file }) => file)).size).toBe(2);
  });

  it("gives the names of the sources below a node_modules", () => {
    const at = (root: string, libraries: string) =>
      nameChunks(
        [
          { ...chunk("page-a.js", "let x"), moduleIds: [`${root}/src/a.tsx`] },
          { ...chunk("page-b.js", "let x"), moduleIds: [`${libraries}/react/index.js`] },
        ],
        root,
      ).map(({ file }) => file);
    const installed = "/srv/node_modules/livery/lib";
    expect(at(installed, "/srv/node_modules")).toEqual(at(ROOT, `${ROOT}/node_modules`));
  });
});

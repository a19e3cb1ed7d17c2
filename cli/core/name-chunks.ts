// Names chunks by their content so that a change of one renames few: a chunk that others share is imported by a name
// that never changes, and the import map of a document says which file it is (docs/decisions/054).
import { createHash } from "node:crypto";
import path from "node:path";
import { parseSync, Visitor, type ESTree, type Rolldown } from "vite";
import type { CoreChunk } from "./core-build.ts";
import { asInstalled } from "./packed-icons.ts";

/** A chunk as the bundler names it, which no bundle does. */
export type RawChunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "name" | "code" | "isEntry" | "imports" | "dynamicImports" | "moduleIds" | "modules"
>;

export interface NamedChunk extends Omit<CoreChunk, "modules" | "calls" | "classes"> {
  readonly file: string;
  readonly code: string;
  readonly raw: RawChunk;
}

/** A change of one chunk renames at most so many files, the chunk and the entry of the brand counted, … */
const MOST_FILES = 5;
/** … and so many bytes of other chunks. */
const MOST_BYTES = 60_000;
const BRAND_ENTRY = "entry of a brand";

const HASH_LENGTH = 6;
const KEY_LENGTH = 3;

export function nameChunks(raw: readonly RawChunk[], packageRoot: string): NamedChunk[] {
  const chunks = new Map(raw.map((chunk) => [chunk.fileName, chunk]));
  const specifiers = stableNames(sharedChunks(chunks), packageRoot);
  const named = new Map<string, NamedChunk>();
  const name = (chunk: RawChunk): NamedChunk => {
    const known = named.get(chunk.fileName);
    if (known) return known;
    const code = withImports(chunk.code, (file) => {
      const imported = chunks.get(file);
      if (!imported) throw new Error(`${chunk.fileName} imports ${file}, which is no chunk`);
      return specifiers.get(file) ?? `./${path.posix.basename(name(imported).file)}`;
    });
    const own = {
      // Chunks of equal code stay apart: each has a state of its own.
      file: `core/${stem(chunk)}-${hash(`${identity(chunk, packageRoot)}\n${code}`, HASH_LENGTH)}.js`,
      code,
      specifier: specifiers.get(chunk.fileName) ?? null,
      imports: [],
      dynamicImports: [],
      raw: chunk,
    };
    named.set(chunk.fileName, own);
    return own;
  };
  const files = new Map(raw.map((chunk) => [chunk.fileName, name(chunk).file]));
  const filesOf = (imports: readonly string[], { fileName }: RawChunk) =>
    imports.flatMap((file) => (file === fileName ? [] : (files.get(file) ?? [])));
  return raw.map((chunk) => ({
    ...name(chunk),
    imports: filesOf(chunk.imports, chunk),
    dynamicImports: filesOf(chunk.dynamicImports, chunk),
  }));
}

/**
 * The chunks to import by name: without one, a change of the chunk would rename more files than the limits allow, or
 * the chunk would name itself.
 */
function sharedChunks(chunks: ReadonlyMap<string, RawChunk>): RawChunk[] {
  const importers = new Map<string, string[]>();
  for (const { fileName, imports, dynamicImports } of chunks.values()) {
    for (const file of new Set([...imports, ...dynamicImports]))
      importers.set(file, [...(importers.get(file) ?? []), fileName]);
  }
  const shared = new Set<string>();
  const found = new Map<string, ReadonlySet<string>>();
  const open = new Set<string>();
  /** What a change of the file renames if the file is imported by its content's name. */
  const renames = (file: string): ReadonlySet<string> => {
    const known = found.get(file);
    if (known) return known;
    if (open.has(file)) {
      shared.add(file);
      return new Set([file]);
    }
    open.add(file);
    const all = new Set(chunks.get(file)?.isEntry ? [file, BRAND_ENTRY] : [file]);
    for (const importer of importers.get(file) ?? []) {
      const more = renames(importer);
      for (const one of shared.has(importer) ? [importer] : more) all.add(one);
    }
    open.delete(file);
    const bytes = [...all].reduce((sum, one) => sum + (chunks.get(one)?.code.length ?? 0), 0);
    const others = bytes - (chunks.get(file)?.code.length ?? 0);
    if (importers.has(file) && (all.size > MOST_FILES || others > MOST_BYTES)) shared.add(file);
    found.set(file, all);
    return all;
  };
  for (const file of chunks.keys()) renames(file);
  return [...chunks.values()].filter(({ fileName }) => shared.has(fileName));
}

/** Chunk → the name it is imported by, which its content does not change. */
function stableNames(shared: readonly RawChunk[], packageRoot: string): Map<string, string> {
  const twins = Map.groupBy(shared, stem);
  const named = (length: number) =>
    shared.map((chunk) => {
      const isAlone = twins.get(stem(chunk))?.length === 1;
      const key = isAlone ? [] : [hash(identity(chunk, packageRoot), length)];
      return [chunk.fileName, [stem(chunk), ...key].join("-")] as const;
    });
  let length = KEY_LENGTH;
  while (new Set(named(length).map(([, name]) => name)).size < shared.length) length++;
  return new Map(named(length));
}

/** Its first module: in one chunk only, and seldom another after a change. */
function identity({ moduleIds, name }: RawChunk, packageRoot: string): string {
  const places = moduleIds.map(asInstalled).map((id) => {
    const place = path.relative(packageRoot, id).split(path.sep).join("/");
    // Libraries lie elsewhere beside an installed package.
    const own = !place.startsWith("../") && !place.includes("node_modules/");
    return own ? place : id.slice(Math.max(0, id.lastIndexOf("node_modules/")));
  });
  return places.toSorted()[0] ?? name;
}

/** Rolldown joins the names of all entries of a split group with `~`. */
function stem({ name }: RawChunk): string {
  return name.split("~")[0] ?? name;
}

function hash(text: string, length: number): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, length);
}

/** @param specifier of a chunk by its raw file name */
function withImports(code: string, specifier: (file: string) => string): string {
  let rewritten = "";
  let end = 0;
  for (const source of importSources(code)) {
    const file = `core/${path.posix.normalize(source.text)}`;
    rewritten += code.slice(end, source.start) + JSON.stringify(specifier(file));
    end = source.end;
  }
  return rewritten + code.slice(end);
}

interface ImportSource {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function importSources(code: string): ImportSource[] {
  const sources: ImportSource[] = [];
  const add = (node: ESTree.Expression | null): void => {
    const text = node && textOf(node);
    if (node && text?.startsWith("./")) sources.push({ text, start: node.start, end: node.end });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
  }).visit(parseSync("chunk.js", code).program);
  return sources.toSorted((a, b) => a.start - b.start);
}

/** The minifier writes strings as templates. */
function textOf(node: ESTree.Expression): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral" || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

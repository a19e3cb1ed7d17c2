// The core's stylesheet without the rules of chunks that a bundle does not hold.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ChildNode, parse } from "postcss";
import { ownValue } from "#contract/own-value.ts";
import type { CoreBuild } from "../core/core-build.ts";
import type { NewFile } from "./shared-files.ts";

type Keep = (className: string) => boolean;

type Sheet = (keep: Keep) => string;

const sheets = new WeakMap<CoreBuild, Promise<Sheet>>();

/** Styles of the first screen, and styles of all chunks of the bundle. */
export async function brandStyles(
  core: CoreBuild,
  chunks: { readonly first: readonly string[]; readonly all: readonly string[] },
): Promise<{ readonly styles: NewFile; readonly lateStyles: NewFile }> {
  const file = path.join(core.filesDir, core.css);
  const known = sheets.get(core) ?? readFile(file, "utf8").then(readSheet);
  sheets.set(core, known);
  const sheet = await known;
  const every = new Set(Object.values(core.chunks).flatMap((chunk) => chunk.classes));
  const held = (names: readonly string[]) => {
    const used = new Set(names.flatMap((chunk) => ownValue(core.chunks, chunk)?.classes ?? []));
    return sheet((name) => used.has(name) || !every.has(name));
  };
  const css = { extension: "css" } as const;
  return {
    styles: { ...css, stem: "styles", content: held(chunks.first), effort: "high" },
    lateStyles: { ...css, stem: "late-styles", content: held(chunks.all), effort: "fast" },
  };
}

/** The sheet drops rules whose every selector has an unused class, and groups left empty. */
export function readSheet(css: string): Sheet {
  const { nodes, raws } = parse(css);
  const print = printerOf(nodes);
  return (keep) => print(keep) + (raws.after ?? "");
}

const CLASS = /\.([A-Za-z][\w-]*)/g;
const CONTAINER = /^(?:layer|media|supports|container)$/;

function printerOf(nodes: readonly ChildNode[]): Sheet {
  const printers = nodes.map((node): Sheet => {
    if (node.type === "rule") {
      const text = node.toString();
      const selectors = node.selectors.map((selector) =>
        [...selector.matchAll(CLASS)].map(([, name = ""]) => name),
      );
      return (keep) => (selectors.some((names) => names.every(keep)) ? text : "");
    }
    if (node.type !== "atrule" || node.nodes === undefined) return () => `${node.toString()};`;
    if (node.nodes.some(({ type }) => type === "decl")) return () => node.toString();
    const inner = printerOf(node.nodes);
    const head = node.clone({ nodes: [] }).toString().slice(0, -1);
    return (keep) => {
      const text = inner(keep);
      return text === "" && CONTAINER.test(node.name) ? "" : `${head}${text}}`;
    };
  });
  return (keep) => printers.map((print) => print(keep)).join("");
}

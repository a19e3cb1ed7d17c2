// Copies the icons that the sources name, instead of a dependency whose 1,700 icons weigh 50 MB.
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ICON_MODULES, ICON_PACKAGE, PACKED_ICONS } from "../../cli/core/packed-icons.ts";

const IMPORT = new RegExp(`import \\{([^}]*)\\} from "${ICON_PACKAGE}"`, "g");
const EXPORT = /^export \{([^}]*)\} from '\.\/([\w/-]+\.mjs)';$/gm;

/** @throws Error for an icon that the library does not export */
export async function copyIcons(root: string, outDir: string): Promise<void> {
  const library = path.join(root, "node_modules", ICON_PACKAGE);
  const modules = path.join(library, ICON_MODULES);
  const target = path.join(outDir, PACKED_ICONS);
  const index = iconIndex(await readFile(path.join(modules, "lucide-react.mjs"), "utf8"));
  const files = new Map<string, string[]>();
  for (const name of await usedIcons(root)) {
    const file = index.get(name);
    if (file === undefined) throw new Error(`${ICON_PACKAGE} exports no icon ${name}.`);
    files.set(file, [...(files.get(file) ?? []), name]);
  }
  for (const file of [...(await sharedModules(modules)), ...files.keys()])
    await copyModule(path.join(modules, file), path.join(target, ICON_MODULES, file));
  const lines = [...files].toSorted().map(([file, names]) => {
    const list = names.map((name) => `default as ${name}`).join(", ");
    return `export { ${list} } from "./${file}";\n`;
  });
  await writeFile(path.join(target, ICON_MODULES, "lucide-react.mjs"), lines.join(""));
  await cp(path.join(library, "LICENSE"), path.join(target, "LICENSE"));
  const { name, version, license } = JSON.parse(
    await readFile(path.join(library, "package.json"), "utf8"),
  ) as Record<string, unknown>;
  const facts = { name, version, license, type: "module", sideEffects: false };
  await writeFile(path.join(target, "package.json"), `${JSON.stringify(facts, null, 2)}\n`);
}

/** Without the line that names a source map. */
async function copyModule(from: string, to: string): Promise<void> {
  const text = await readFile(from, "utf8");
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, text.replace(/\/\/# sourceMappingURL=.*\n?$/, ""));
}

/** Names of the library's exports, such as `Check`, each with its file. */
function iconIndex(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(EXPORT), ([, names = "", file = ""]) =>
      names.split(",").map((each) => [each.trim().replace(/^default as /, ""), file] as const),
    ).flat(),
  );
}

async function usedIcons(root: string): Promise<ReadonlySet<string>> {
  const src = path.join(root, "src");
  const files = (await readdir(src, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const names = files.toSorted().map(async (file) => {
    const text = await readFile(path.join(src, file), "utf8");
    return Array.from(text.matchAll(IMPORT), ([, list = ""]) => list.split(",")).flat();
  });
  return new Set(
    (await Promise.all(names))
      .flat()
      .map((each) => each.trim())
      .filter((each) => each !== "" && !each.startsWith("type "))
      .map((each) => each.replace(/ as .*/, "")),
  );
}

/** What each icon imports. */
async function sharedModules(modules: string): Promise<readonly string[]> {
  const files = await readdir(modules, { recursive: true });
  const isShared = (file: string) =>
    /^(?:shared\/.+|Icon|context|createLucideIcon|defaultAttributes)\.mjs$/.test(file);
  return files.filter((file) => isShared(file.split(path.sep).join("/")));
}

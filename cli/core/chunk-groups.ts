// Which modules share a chunk, by folder and by what loads them. A chunk that several features load holds
// nothing of `src/features`, so a feature that is switched off leaves nothing behind.
import path from "node:path";
import type { Rolldown } from "vite";

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]
>[number];
type Context = Parameters<Extract<Group["name"], (...args: never[]) => unknown>>[1];

/** What the first paint stands on; changes with the lock file only. */
const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|zustand|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\//;

/** What asks the server, after the first paint. */
const DATA = /node_modules\/(?:axios|@tanstack\/(?:query-core|react-query)|valibot)\//;

/** Layers that features share. */
const SHARED = /\/src\/(?:app|session|brand|ui|lib)\/|\/contract\/|styled-system/;
const FEATURE = /\/src\/features\/([^/]+)\//;

/** @param entries name → source file, as `discoverEntries` finds them */
export function chunkGroups(packageRoot: string, entries: ReadonlyMap<string, string>): Group[] {
  const firstPaint = firstPaintModules(entries);
  const isOwn = ownModule(packageRoot);
  return [
    { name: "vendor", test: VENDOR, priority: 5 },
    { name: "data", test: DATA, priority: 4 },
    {
      name: (id, context) => (isOwn(id) && firstPaint(context).has(id) ? "shell" : null),
      priority: 3,
    },
    { name: "icons", test: /\/lucide-react\//, minShareCount: 3, priority: 2 },
    // Most pages show none before the player asks for one.
    { name: "dialogs", test: /\/src\/ui\/(?:dialog|sheet)\.tsx$/, minShareCount: 3, priority: 2 },
    // No page needs a form before the player opens one.
    {
      name: "forms",
      test: /\/src\/ui\/(?:form\/|kept-text\.ts)|node_modules\/react-hook-form\//,
      minShareCount: 3,
      priority: 2,
    },
    { name: "kit", test: SHARED, minShareCount: 4, priority: 1 },
    // No merge threshold: what it joins depends on where libraries lie, and the package would build other
    // bytes than its sources.
    {
      name: "shared",
      test: (id) => !FEATURE.test(id),
      minShareCount: 2,
      entriesAware: true,
      priority: 1,
    },
    {
      name: (id) => FEATURE.exec(id)?.[1] ?? null,
      minShareCount: 2,
      entriesAware: true,
      priority: 0,
    },
  ];
}

/** A group that is split by its entries is named after all of them. */
export function chunkFileName({ name }: { readonly name: string }): string {
  return `core/${name.split("~")[0]}-[hash].js`;
}

/** Whether a module is the core's, also where the package itself lies in a `node_modules`. */
function ownModule(packageRoot: string): (id: string) => boolean {
  const root = `${packageRoot.split(path.sep).join("/")}/`;
  return (id) => id.startsWith(root) && !id.slice(root.length).includes("node_modules/");
}

/** Modules every home page imports before it can paint, whatever its layout and its hero. */
function firstPaintModules(
  entries: ReadonlyMap<string, string>,
): (context: Context) => ReadonlySet<string> {
  const files = (kind: RegExp) =>
    [...entries].flatMap(([name, file]) => (kind.test(name) ? [file] : []));
  let modules: ReadonlySet<string> | undefined;
  return (context) =>
    (modules ??= [/^boot$/, /^page-home$/]
      .flatMap(files)
      .map((file) => imported(file, context))
      .concat([/^layout-/, /^hero-/].map((kind) => importedByAll(files(kind), context)))
      .reduce((all, more) => all.union(more), new Set()));
}

function importedByAll(files: readonly string[], context: Context): Set<string> {
  const sets = files.map((file) => imported(file, context));
  return sets.reduce((all, more) => all.intersection(more), sets[0] ?? new Set());
}

/** A module and everything it imports statically. */
function imported(file: string, context: Context): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(file);
  return found;
}

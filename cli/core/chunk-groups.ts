// Groups modules into chunks. Shared chunks have no feature code, which a brand may switch off.
import path from "node:path";
import type { Rolldown } from "vite";
import { callSwitches } from "./call-owner.ts";
import { asInstalled } from "./packed-icons.ts";

type AnyGroup = NonNullable<
  Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]
>[number];

/** What is read of the bundler's modules. */
interface Context {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly exports?: readonly string[];
  } | null;
}

interface Group extends Omit<AnyGroup, "name"> {
  readonly name: string | ((id: string, context: Context) => string | null);
}

const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|zustand|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\//;

const DATA = /node_modules\/(?:axios|@tanstack\/(?:query-core|react-query)|valibot)\//;

/**
 * The first load has these. Parts of bets, lobbies, the cashier, player protection and the member area are left out,
 * and calls of features that a brand may switch off (call-owner.ts).
 */
const SHARED =
  /\/src\/(?:app|domain(?!\/(?:bets|games|payments|safety|sports)\/)|session(?!\/member\/)|brand|ui|lib)\/|\/contract\/(?!betting\/|evidence\/)|styled-system/;
const FEATURE = /\/src\/features\/([^/]+)\//;

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
    // Shown outside forms too, which would bring all of them along.
    { name: "note", test: /\/src\/ui\/text\/note\.tsx$/, minShareCount: 3, priority: 3 },
    // Not needed before the player opens a dialog or a form.
    {
      name: "dialogs",
      test: /\/src\/ui\/overlays\/(?:dialog|sheet)\.tsx$/,
      minShareCount: 3,
      priority: 2,
    },
    {
      name: "forms",
      test: /\/src\/ui\/(?:form\/|fields\/kept-text\.ts)|node_modules\/react-hook-form\//,
      minShareCount: 3,
      priority: 2,
    },
    {
      name: (id, context) => (SHARED.test(id) && !importsSwitchedCalls(id, context) ? "kit" : null),
      minShareCount: 4,
      priority: 1,
    },
    // No merge threshold: it depends on library paths, so the package would differ from its sources.
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

function ownModule(packageRoot: string): (id: string) => boolean {
  const root = `${packageRoot.split(path.sep).join("/")}/`;
  return (id) =>
    id.startsWith(root) && !asInstalled(id).slice(root.length).includes("node_modules/");
}

/** Modules that every home page imports before its first paint, with any layout and hero. */
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

/** Directly or through others: a chunk takes along what its modules import. */
function importsSwitchedCalls(file: string, context: Context): boolean {
  return imported(file, context)
    .values()
    .some((id) => callSwitches(id, context.getModuleInfo(id)?.exports ?? []).length > 0);
}

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

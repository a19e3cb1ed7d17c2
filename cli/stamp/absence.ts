// A switched-off feature must be absent from a bundle: its modules, calls, texts and help pages, and its route
// paths in the entry and the html.
import type { Texts } from "#contract/brand-entry.ts";
import type { Manifest } from "#contract/manifest.ts";
import { ownValue } from "#contract/own-value.ts";
import { SWITCH_KEYS, type SwitchKey, type SwitchSet } from "#contract/switches.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { CliError } from "../errors/errors.ts";
import type { BundleFiles } from "./bundle-files.ts";
import { featureTraces, type FeatureTraces } from "./feature-traces.ts";

/** Number of modules and paths of a switched-off feature that were searched for. */
export interface Absence {
  readonly modules: number;
  readonly paths: number;
}

interface Checked {
  readonly manifest: Pick<Manifest, "id">;
  readonly switches: SwitchSet;
}

/** @throws CliError BUILD_ABSENCE when the bundle holds part of a switched-off feature */
export function checkAbsence(
  { core, texts }: { readonly core: CoreBuild; readonly texts: Texts },
  { manifest: { id }, switches }: Checked,
  files: BundleFiles,
): Partial<Record<SwitchKey, Absence>> {
  const pages = [...files].flatMap(([name, file]) =>
    file.kind === "data" && PAGE.test(name) ? [[name, file.data.toString("utf8")] as const] : [],
  );
  const off = SWITCH_KEYS.filter((key) => !switches[key]);
  const counted = off.map((key) => {
    const { modules, textFile, paths } = tracesOf(core, texts, key);
    for (const name of files.keys()) {
      const module = ownValue(core.chunks, name)?.modules.find((one) => modules.has(one));
      if (module !== undefined) throw present(id, key, `the module ${module}`);
      if (ownValue(core.chunks, name)?.calls.includes(key))
        throw present(id, key, `its calls in ${name}`);
      if (textFile.test(name)) throw present(id, key, name);
    }
    for (const [name, text] of pages) {
      const path = paths.find((one) => holdsPath(text, one));
      if (path !== undefined) throw present(id, key, `${JSON.stringify(path)} in ${name}`);
    }
    return [key, { modules: modules.size, paths: paths.length }] as const;
  });
  return Object.fromEntries(counted);
}

function tracesOf(core: CoreBuild, texts: Texts, key: SwitchKey): FeatureTraces {
  const known = traces.get(core) ?? new Map<SwitchKey, FeatureTraces>();
  traces.set(core, known);
  const found = known.get(key) ?? featureTraces(core, texts, key);
  known.set(key, found);
  return found;
}

const traces = new WeakMap<CoreBuild, Map<SwitchKey, FeatureTraces>>();

const PAGE = /^index\.html$|^assets\/entry-.*\.js$/;

/** `/mine/vip-x` and `/mine/vip/x` are other addresses than `/mine/vip`; `/mine/vip/:id` is not. */
function holdsPath(text: string, path: string): boolean {
  for (let at = text.indexOf(path); at !== -1; at = text.indexOf(path, at + 1)) {
    if (!/^(?:[\w-]|\/[^:*])/.test(text.slice(at + path.length, at + path.length + 2))) return true;
  }
  return false;
}

function present(id: string, key: SwitchKey, what: string): CliError {
  return new CliError("BUILD_ABSENCE", {
    what: `The bundle of ${id}, which has ${key} off, holds ${what}; dist/${id} still holds the last good bundle.`,
    fix: `remove it from the brand's own texts, or switch ${key} on; a module or a file of the core is a bug of the build.`,
  });
}

// The icons that the npm package brings along: those of Lucide that the sources name, each a file of its own.
import path from "node:path";
import type { Plugin } from "vite";
import { FROM_SOURCES } from "../base/paths.ts";

export const ICON_PACKAGE = "lucide-react";
export const ICON_MODULES = "dist/esm";
/** In the package, where an installed library would be in `node_modules`, which npm never packs. */
export const PACKED_ICONS = `packed/${ICON_PACKAGE}`;

/** The address of a module where its library is installed: names of chunks follow from it. */
export const asInstalled = (id: string): string =>
  id.replace(`/${PACKED_ICONS}/`, `/node_modules/${ICON_PACKAGE}/`);

/** Leads to the icons of the package. In a repository the library itself is installed. */
export function packedIcons(packageRoot: string): readonly Plugin[] {
  if (FROM_SOURCES) return [];
  const id = path
    .join(packageRoot, PACKED_ICONS, ICON_MODULES, "lucide-react.mjs")
    .split(path.sep)
    .join("/");
  return [
    {
      name: "livery-packed-icons",
      enforce: "pre",
      // An alias would drop what package.json says: the list has no side effects, so only icons in use stay.
      resolveId: (source) => (source === ICON_PACKAGE ? { id, moduleSideEffects: false } : null),
    },
  ];
}

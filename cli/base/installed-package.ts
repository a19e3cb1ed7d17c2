import { existsSync } from "node:fs";
import path from "node:path";

/** Folder of a package, searched as Node does: from `from` upwards. Null when it is not installed. */
export function installedPackage(from: string, name: string): string | null {
  for (let dir = from; ; dir = path.dirname(dir)) {
    const folder = path.join(dir, "node_modules", name);
    if (existsSync(path.join(folder, "package.json"))) return folder;
    if (dir === path.dirname(dir)) return null;
  }
}

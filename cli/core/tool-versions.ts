import { readFile } from "node:fs/promises";
import path from "node:path";

/** Packages whose version can change a byte of a bundle. */
const TOOLS = [
  "vite",
  "rolldown",
  "@pandacss/dev",
  "style-dictionary",
  "culori",
  "opencc-js",
  "react",
  "react-dom",
  "react-router-dom",
  "i18next",
  "react-i18next",
  "axios",
  "@tanstack/react-query",
  "valibot",
  "zustand",
  "@base-ui/react",
  "lucide-react",
  "@resvg/resvg-js",
] as const;

export async function toolVersions(packageRoot: string): Promise<Record<string, string>> {
  const versions = await Promise.all(
    TOOLS.map(async (tool) => {
      const file = path.join(packageRoot, "node_modules", tool, "package.json");
      const { version } = JSON.parse(await readFile(file, "utf8")) as { version: string };
      return [tool, version] as const;
    }),
  );
  return Object.fromEntries(versions);
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import { digestSources } from "../output/digest.ts";

/** Digest of the conversion to zh-TW: its code, glossary and word lists. */
export async function localeKey(packageRoot: string): Promise<string> {
  const code = digestSources([
    {
      name: "locale",
      path: path.join(packageRoot, "cli", "locale"),
      include: (file) => !file.endsWith(".test.ts"),
    },
  ]);
  const manifest = await readFile(
    path.join(packageRoot, "node_modules", "opencc-js", "package.json"),
    "utf8",
  );
  const { version } = JSON.parse(manifest) as { version: string };
  return `${version}\n${code}`;
}

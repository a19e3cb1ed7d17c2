import path from "node:path";
import { toolVersion } from "../core/installed-packages.ts";
import { digestSources } from "../files/digest.ts";

/** Digest of the conversion to zh-TW: its code, glossary and word lists. */
export async function localeKey(packageRoot: string): Promise<string> {
  const code = digestSources([
    {
      name: "locale",
      path: path.join(packageRoot, "cli", "locale"),
      include: (file) => !file.endsWith(".test.ts"),
    },
  ]);
  return `${await toolVersion(packageRoot, "opencc-js")}\n${code}`;
}

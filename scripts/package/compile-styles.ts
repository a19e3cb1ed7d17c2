// Writes the stylesheet with what Panda makes of the sources, so that an installation needs no Panda.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";
import { pandaPlugin } from "../../cli/core/panda-css.ts";

export async function compileStyles(root: string, outDir: string): Promise<void> {
  const from = path.join(root, "src", "styles.css");
  const source = await readFile(from, "utf8");
  const { css } = await postcss([await pandaPlugin(root)]).process(source, { from, map: false });
  await writeFile(path.join(outDir, "src", "styles.css"), css);
}

import path from "node:path";
import { compileClassic } from "./compile-classic.ts";

export interface InlineScripts {
  /** Before the first paint. */
  readonly head: string;
  /** After the markup of the first paint. */
  readonly body: string;
}

/** An older browser has to read that it is too old. */
const TARGET = "es2015";

export async function compileInlineScripts(packageRoot: string): Promise<InlineScripts> {
  const compile = (name: string) =>
    compileClassic(packageRoot, path.join(packageRoot, "src", "html", name), TARGET);
  return { head: await compile("head-script.ts"), body: await compile("body-script.ts") };
}

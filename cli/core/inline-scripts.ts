import path from "node:path";
import { build } from "vite";

export interface InlineScripts {
  /** Before the first paint. */
  readonly head: string;
  /** After the markup of the first paint. */
  readonly body: string;
}

export async function compileInlineScripts(packageRoot: string): Promise<InlineScripts> {
  const compile = (name: string) =>
    compileScript(packageRoot, path.join(packageRoot, "src", "html", name));
  return { head: await compile("head-script.ts"), body: await compile("body-script.ts") };
}

async function compileScript(packageRoot: string, input: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: packageRoot,
    publicDir: false,
    envDir: false,
    logLevel: "silent",
    build: {
      write: false,
      // An older browser has to read that it is too old.
      target: "es2015",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk] = bundle && "output" in bundle ? bundle.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${input} compiles to no script`);
  return chunk.code.trim();
}

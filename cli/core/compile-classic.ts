import { build } from "vite";

/** A module with all that it imports, as a script that is no module. */
export async function compileClassic(
  packageRoot: string,
  input: string,
  target: string | readonly string[],
): Promise<string> {
  const result = await build({
    configFile: false,
    root: packageRoot,
    publicDir: false,
    envDir: false,
    logLevel: "silent",
    build: {
      write: false,
      target: typeof target === "string" ? target : [...target],
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

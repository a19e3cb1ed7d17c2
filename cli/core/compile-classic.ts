import { build } from "vite";

/** Bundles a module and all that it imports into one script without `import` or `export`. */
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

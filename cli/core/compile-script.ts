/** A browser module of a TypeScript module. Vite is loaded when the first one is asked for. */
export async function compileScript(code: string, name: string): Promise<string> {
  const { transformWithOxc } = await import("vite");
  return (await transformWithOxc(code, name, { lang: "ts" })).code;
}

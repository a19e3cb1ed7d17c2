import { sha256 } from "../output/digest.ts";

/** JSON as the text of a script: `</script>` and the two line separators cannot end it. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/** A module whose default export is the value. */
export function dataModule(value: unknown): string {
  return `export default ${escapeScript(JSON.stringify(value))};\n`;
}

export function textModule(value: unknown): { readonly content: string; readonly digest: string } {
  const content = dataModule(value);
  return { content, digest: sha256(content) };
}

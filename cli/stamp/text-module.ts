import { escapeScript } from "../content/escape-script.ts";
import { sha256 } from "../files/digest.ts";

/** A module whose default export is the value. */
export function dataModule(value: unknown): string {
  return `export default ${escapeScript(JSON.stringify(value))};\n`;
}

export function textModule(value: unknown): { readonly content: string; readonly digest: string } {
  const content = dataModule(value);
  return { content, digest: sha256(content) };
}

// The static files of the games' pages. Their scripts are TypeScript modules without their types.
import { readdir, readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("./frame", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".ts": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
};

export interface PlayFile {
  readonly type: string;
  readonly body: string;
}

/** By file name, such as `start.ts`. */
export async function readPlayFiles(): Promise<ReadonlyMap<string, PlayFile>> {
  const files = new Map<string, PlayFile>();
  for (const name of await readdir(FOLDER)) {
    const type = TYPES[path.extname(name)];
    if (type === undefined || name.endsWith(".test.ts")) continue;
    const text = await readFile(path.join(FOLDER, name), "utf8");
    files.set(name, { type, body: name.endsWith(".ts") ? stripTypeScriptTypes(text) : text });
  }
  return files;
}

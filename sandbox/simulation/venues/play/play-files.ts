// The static files of the games' pages. Their scripts are TypeScript modules, compiled when first asked for.
import { readdir, readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ownValue } from "#contract/own-value.ts";
import type { SandboxOptions } from "../../../options.ts";

const FOLDER = fileURLToPath(new URL("./frame", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".ts": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
};

export interface PlayFile {
  readonly type: string;
  readonly body: string;
}

export interface PlayFiles {
  /** @param name such as `start.ts`. @returns undefined when there is no such file */
  read(name: string): Promise<PlayFile | undefined>;
}

export async function playFiles(
  compile: SandboxOptions["compileScript"] = stripped,
): Promise<PlayFiles> {
  const names = new Set(await readdir(FOLDER));
  const known = new Map<string, Promise<PlayFile>>();
  const load = async (name: string, type: string): Promise<PlayFile> => {
    const text = await readFile(path.join(FOLDER, name), "utf8");
    return { type, body: name.endsWith(".ts") ? await compile(text, name) : text };
  };
  return {
    async read(name) {
      const type = ownValue(TYPES, path.extname(name));
      if (type === undefined || !names.has(name)) return undefined;
      const file = known.get(name) ?? load(name, type);
      known.set(name, file);
      return await file;
    },
  };
}

const stripped = async (code: string): Promise<string> => stripTypeScriptTypes(code);

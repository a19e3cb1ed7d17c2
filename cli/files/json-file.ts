import type { Problem } from "../errors/errors.ts";
import { MAX_JSON_BYTES, readInside } from "./read-file.ts";
import { parseStrictJson, type JsonDocument } from "./strict-json.ts";

/** A strict JSON file under `root` with all its problems; null when absent. */
export async function readJsonFile(root: string, file: string): Promise<JsonDocument | null> {
  const read = readInside(root, file, MAX_JSON_BYTES);
  if (read === null) return null;
  return "problem" in read ? failed(read.problem) : parseStrictJson(read.text, file);
}

function failed(problem: Problem): JsonDocument {
  return { value: undefined, lines: new Map(), problems: [problem] };
}

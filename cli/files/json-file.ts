import { CliError, type Problem } from "../errors/errors.ts";
import { MAX_JSON_BYTES, readInside } from "./read-file.ts";
import { parseStrictJson, type JsonDocument } from "./strict-json.ts";

/** A strict JSON file under `root` with all its problems; null when absent. */
export async function readJsonFile(root: string, file: string): Promise<JsonDocument | null> {
  const read = readInside(root, file, MAX_JSON_BYTES);
  if (read === null) return null;
  return "problem" in read ? failed(read.problem) : parseStrictJson(read.text, file);
}

/**
 * The text of an operator's JSON file that is to be edited, with its byte order mark; `{}` when absent.
 * @throws CliError of its first problem: what cannot be read whole cannot be written back whole
 */
export function readJsonText(root: string, file: string): string {
  const read = readInside(root, file, MAX_JSON_BYTES);
  if (read === null) return "{}\n";
  if ("problem" in read) throw asError(read.problem);
  const [wrong] = parseStrictJson(read.text, file).problems;
  if (wrong !== undefined) throw asError(wrong);
  return read.mark + read.text;
}

const asError = (found: Problem): CliError => new CliError(found.code, { ...found, where: found });

function failed(problem: Problem): JsonDocument {
  return { value: undefined, lines: new Map(), problems: [problem] };
}

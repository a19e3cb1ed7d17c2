import { CliError, type Problem } from "../errors/errors.ts";
import { type FileText, MAX_JSON_BYTES, readInside } from "./read-file.ts";
import { parseStrictJson, type JsonDocument } from "./strict-json.ts";

/** A strict JSON file under `root` with all its problems; null when absent. */
export async function readJsonFile(root: string, file: string): Promise<JsonDocument | null> {
  const read = readInside(root, file, MAX_JSON_BYTES);
  if (read === null) return null;
  return documentOf(read, file);
}

/** With the problems of a text that had characters no one can see, it is read without them. */
function documentOf(read: NonNullable<FileText>, file: string): JsonDocument {
  if (!("problem" in read)) return parseStrictJson(read.text, file);
  if (read.cleaned === undefined) return failed(read.problem);
  const document = parseStrictJson(read.cleaned.text, file);
  return { ...document, problems: [...read.cleaned.problems, ...document.problems] };
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

import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { CliError } from "../errors/errors.ts";

interface ReportKind<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  /** What writes it, such as `brand build`. */
  readonly command: string;
  /** What did not happen without it, such as `merged`. */
  readonly undone: string;
  readonly fix: string;
}

/** @throws CliError FLEET_REPORT when the file is missing or is no such report */
export async function readShardReport<T>(file: string, kind: ReportKind<T>): Promise<T> {
  const unreadable = (what: string, cause: unknown) =>
    new CliError("FLEET_REPORT", {
      what: `${path.basename(file)} ${what}; nothing was ${kind.undone}.`,
      where: { file },
      fix: kind.fix,
      cause,
    });
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw unreadable(`cannot be read (${cause.code ?? cause.message})`, cause);
  });
  try {
    return v.parse(kind.schema, JSON.parse(text));
  } catch (cause) {
    throw unreadable(`is no report of \`${kind.command}\``, cause);
  }
}

// Checks files of evidence, and those of one bet against each other.
import { readFile } from "node:fs/promises";
import {
  type CheckedEvidence,
  checkEvidence,
  isTrusted,
} from "#contract/evidence/check-evidence.ts";
import { changedSince } from "#contract/evidence/compare-evidence.ts";
import type { EvidenceKey } from "#contract/evidence/signed-evidence.ts";
import { CliError } from "../errors/errors.ts";
import { NODE_CRYPTO } from "./node-crypto.ts";

export interface VerifiedFile extends CheckedEvidence {
  readonly file: string;
  /** What it says otherwise than an earlier file of the same bet. */
  readonly changed: readonly string[];
}

/** @throws CliError EVIDENCE_FILE for what is no evidence at all */
export async function verifyFiles(
  files: readonly string[],
  keys: readonly EvidenceKey[],
): Promise<readonly VerifiedFile[]> {
  const checked = await Promise.all(
    files.map(async (file) => ({ file, ...evidenceIn(file, await textOf(file), keys) })),
  );
  return checked.map((one) => {
    const earlier = checked.filter(({ data }) => isEarlier(data, one.data));
    const changed = earlier.flatMap(({ data }) => changedSince(data, one.data));
    return { ...one, changed: [...new Set(changed)] };
  });
}

export function isProven({ checks, changed }: VerifiedFile): boolean {
  return changed.length === 0 && isTrusted(checks);
}

type Data = CheckedEvidence["data"];
/** The earlier one of two of the same bet in the same locale. */
function isEarlier(before: Data, after: Data): boolean {
  const same = before.ticket.ticketId === after.ticket.ticketId && before.site.id === after.site.id;
  return same && before.asOf < after.asOf;
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw notEvidence(file, "cannot be read", cause);
  }
}

function evidenceIn(file: string, text: string, keys: readonly EvidenceKey[]): CheckedEvidence {
  const found = checkEvidence(text, keys, NODE_CRYPTO);
  if (found === null) throw notEvidence(file, "holds no signed evidence of a bet");
  return found;
}

function notEvidence(file: string, what: string, cause?: unknown): CliError {
  return new CliError("EVIDENCE_FILE", {
    what: `${file} ${what}.`,
    where: { file },
    fix: "name the file as it was downloaded from the details of the bet: an editor or a browser that saves it again may leave the signed text out.",
    cause,
  });
}

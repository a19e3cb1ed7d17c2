// The keys that evidence is checked with: a file, or the address of a site.
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import {
  EVIDENCE_KEYS_PATH,
  type EvidenceKey,
  evidenceKeysSchema,
} from "#contract/evidence/signed-evidence.ts";
import { CliError } from "../errors/errors.ts";

const TIMEOUT_MS = 10_000;

/** @param place a file, the origin of a site, or the whole address of its keys @throws CliError EVIDENCE_KEYS */
export async function readKeys(place: string): Promise<readonly EvidenceKey[]> {
  const read = v.safeParse(evidenceKeysSchema, parsed(await textAt(place), place));
  if (read.success) return read.output.keys;
  throw noKeys(`${place} holds no set of Ed25519 keys.`);
}

async function textAt(place: string): Promise<string> {
  if (!/^https?:/.test(place)) {
    try {
      return await readFile(place, "utf8");
    } catch (cause) {
      throw noKeys(`${place} cannot be read.`, cause);
    }
  }
  try {
    const url = new URL(place);
    const address = url.pathname === "/" ? new URL(EVIDENCE_KEYS_PATH, url) : url;
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return await answer.text();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw noKeys(`No keys come from ${place}: ${reason}.`, cause);
  }
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw noKeys(`${place} holds no JSON.`, cause);
  }
}

function noKeys(what: string, cause?: unknown): CliError {
  return new CliError("EVIDENCE_KEYS", {
    what,
    fix: `name the address of the site, such as https://site.example, or a file saved from its ${EVIDENCE_KEYS_PATH}.`,
    cause,
  });
}

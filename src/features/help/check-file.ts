// Checks a file of evidence on this device, with the keys that the site publishes.
import * as v from "valibot";
import { type CheckedEvidence, checkEvidence } from "#contract/evidence/check-evidence.ts";
import { EVIDENCE_KEYS_PATH, evidenceKeysSchema } from "#contract/evidence/signed-evidence.ts";
import { EVIDENCE_CRYPTO } from "#lib/wire/evidence-crypto.ts";

export type CheckedFile =
  | { readonly kind: "checked"; readonly evidence: CheckedEvidence }
  /** Too large; no evidence; or the keys cannot be read. */
  | { readonly kind: "large" | "none" | "noKeys" };

const MOST_BYTES = 4 * 1024 * 1024;

export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (file.size > MOST_BYTES) return { kind: "large" };
  const text = await file.text();
  const keys = await publishedKeys();
  if (keys === null) return { kind: "noKeys" };
  const evidence = checkEvidence(text, keys, EVIDENCE_CRYPTO);
  return evidence === null ? { kind: "none" } : { kind: "checked", evidence };
}

async function publishedKeys() {
  try {
    const answer = await fetch(EVIDENCE_KEYS_PATH, { cache: "no-cache" });
    const read = v.safeParse(evidenceKeysSchema, await answer.json());
    return read.success ? read.output.keys : null;
  } catch {
    return null;
  }
}

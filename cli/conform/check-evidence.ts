// Checks the evidence that a server signs of a bet (docs/decisions/073): by its published keys, and by the rules.
import * as v from "valibot";
import {
  checkEvidence as checkFile,
  type EvidenceCheck,
  evidenceFile,
} from "#contract/evidence/check-evidence.ts";
import {
  EVIDENCE_KEYS_PATH,
  type EvidenceKey,
  evidenceKeysSchema,
} from "#contract/evidence/signed-evidence.ts";
import { NODE_CRYPTO } from "../evidence/node-crypto.ts";
import { notRun, type Row, rowOf, type Verdict } from "./report-row.ts";
import type { Visit } from "./visit.ts";

const CALL = "ticketEvidence";
const SUBJECT = "evidence";
const PLACE = "data.signed";

export async function checkEvidence(
  visit: Visit,
  origin: string,
  timeoutMs: number,
): Promise<readonly Row[]> {
  const signed = visit.facts.answer(CALL)?.signed;
  if (signed === undefined)
    return [notRun(SUBJECT, "signature", "no evidence of a bet was answered", null)];
  const { siteId } = visit.client.site;
  const keys = await publishedKeys(origin, siteId, timeoutMs);
  if (keys === null) return [rowOf(SUBJECT, "published keys", NO_KEYS)];
  const file = evidenceFile(signed, NODE_CRYPTO);
  const checked = file === null ? null : checkFile(file, keys, NODE_CRYPTO);
  if (checked === null) return [rowOf(SUBJECT, "signature", UNREADABLE)];
  // The page is the site's own.
  const ofServer = checked.checks.filter(({ name }) => name !== "page");
  return [
    rowOf(SUBJECT, "published keys", null),
    ...ofServer.map((check) => rowOf(SUBJECT, check.name, verdictOn(check))),
  ];
}

const NO_KEYS: Verdict = {
  place: `GET ${EVIDENCE_KEYS_PATH}`,
  what: "The answer is no set of Ed25519 keys.",
  fix: "answer the public keys of the site as a set of JSON Web Keys, without an envelope.",
};

const UNREADABLE: Verdict = {
  place: PLACE,
  what: "data.signed is no signed evidence.",
  fix: "sign what contract/evidence/evidence-data.ts says as a JSON Web Signature with alg EdDSA.",
};

function verdictOn({ name, state, reason, legs, amounts }: EvidenceCheck): Verdict {
  if (state !== "wrong") return null;
  const [first] = amounts;
  const where = legs.length > 0 ? ` in the selections ${legs.join(", ")}` : "";
  const sum = first ? `: ${first.what} is ${first.stated} instead of ${first.found} cents` : "";
  return {
    place: PLACE,
    what: `The ${name} is wrong (${reason})${where}${sum}.`,
    fix: FIXES[name],
  };
}

const FIXES: Readonly<Record<EvidenceCheck["name"], string>> = {
  signature: "sign the bytes that are answered, with a key that the site publishes.",
  page: "answer the data that was signed.",
  legs: "settle by contract/betting, and state the facts that decided.",
  placed: "compute risk and win by contract/betting.",
  settled: "compute return, net and turnover by contract/betting.",
  history: "state every movement of the ticket's money.",
};

async function publishedKeys(
  origin: string,
  site: string,
  timeoutMs: number,
): Promise<readonly EvidenceKey[] | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${origin}${EVIDENCE_KEYS_PATH}`, { headers: { site }, signal });
    const read = v.safeParse(evidenceKeysSchema, await answer.json());
    return read.success ? read.output.keys : null;
  } catch {
    return null;
  }
}

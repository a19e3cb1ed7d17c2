// Documents of age, identity and address. An account without a row is from before the duty: the operator has verified
// it. Who registers is asked for both.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { DocumentsInfo } from "#contract/api/documents.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import {
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  type DocumentKind,
  type DocumentState,
} from "#contract/protection/documents.ts";
import { keepUpload } from "../uploads/upload-store.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { siteDuties } from "./site-duties.ts";

type DocumentCall = "documentsInfo" | "addDocument" | "sendDocuments";

export const DOCUMENT_ANSWERS: Answers<DocumentCall> = {
  documentsInfo: { cacheMs: 0, answer: documentsInfo },
  addDocument: { cacheMs: 0, answer: addDocument },
  sendDocuments: { cacheMs: 0, answer: sendDocuments },
};

function documentsInfo(context: CallContext): DocumentsInfo {
  const { database } = context;
  const { id } = memberOf(context);
  return {
    held: siteDuties(context).ageBeforePlay && !isVerified(database, id),
    documents: documentsOf(database, id),
  };
}

function addDocument(
  context: CallContext,
  { kind, image }: { readonly kind: DocumentKind; readonly image: string },
): DocumentsInfo {
  const { database, time } = context;
  const { id } = memberOf(context);
  const { state } = documentOf(database, id, kind);
  if (state === "inReview" || state === "accepted") throw new Refusal(INVALID_PARAMETER, "kind");
  if (!keepUpload(database, id, image)) throw new Refusal(INVALID_PARAMETER, "image");
  writeDocument(database, id, { kind, state: "uploaded", reason: "", image, at: time });
  return documentsInfo(context);
}

function sendDocuments(context: CallContext): DocumentsInfo {
  const { database, time } = context;
  const { id } = memberOf(context);
  const { changes } = database
    .prepare(
      "UPDATE member_document SET state = 'inReview', at = ? WHERE member = ? AND state = 'uploaded'",
    )
    .run(time, id);
  if (changes === 0) throw new Refusal(INVALID_PARAMETER, "documents");
  return documentsInfo(context);
}

/** For a new account. */
export function askForDocuments(database: DatabaseSync, member: number, time: number): void {
  for (const kind of DOCUMENT_KINDS)
    writeDocument(database, member, { kind, state: "wanted", reason: "", image: "", at: time });
}

interface StoredDocument {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  readonly reason: string;
  /** Address of the upload. */
  readonly image: string;
  readonly at: number;
  /** `YYYY-MM-DD`, as an accepted identity document says. */
  readonly birthday?: string | null;
}

/** @param member whose document the operator has looked at */
export function writeDocument(
  database: DatabaseSync,
  member: number,
  { kind, state, reason, image, at, birthday = null }: StoredDocument,
): void {
  database
    .prepare(
      `INSERT OR REPLACE INTO member_document (member, kind, state, reason, image, at, birthday)
      VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(member, kind, state, reason, image, at, birthday);
}

/** What the member says is no proof of age. @returns `YYYY-MM-DD`; null: not proven */
export function provenBirthday(database: DatabaseSync, member: number): string | null {
  const { state, birthday } = documentOf(database, member, "identity");
  return state === "accepted" ? birthday : null;
}

export function isVerified(database: DatabaseSync, member: number): boolean {
  return documentsOf(database, member).every(({ state }) => state === "accepted");
}

const RowSchema = v.object({
  kind: v.picklist(DOCUMENT_KINDS),
  state: v.picklist(DOCUMENT_STATES),
  reason: v.string(),
  image: v.string(),
  at: v.number(),
  birthday: v.nullable(v.string()),
});

function documentsOf(database: DatabaseSync, member: number): DocumentsInfo["documents"] {
  return DOCUMENT_KINDS.map((kind) => {
    const { state, reason, at } = documentOf(database, member, kind);
    return { kind, state, reason, at };
  });
}

export function documentOf(database: DatabaseSync, member: number, kind: DocumentKind) {
  const row = database
    .prepare(
      "SELECT kind, state, reason, image, at, birthday FROM member_document WHERE member = ? AND kind = ?",
    )
    .get(member, kind);
  if (row !== undefined) return v.parse(RowSchema, row);
  return { kind, state: "accepted" as const, reason: "", image: "", at: null, birthday: null };
}

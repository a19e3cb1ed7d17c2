// Documents of age, identity and address (payloads and rules: docs/decisions/052-player-protection.md). Until all are
// accepted, deposits, bets and launches are refused with `DOCUMENTS_WANTED`; the member can log in and withdraw.
import * as v from "valibot";
import { DOCUMENT_KINDS, DOCUMENT_STATES } from "../protection/documents.ts";
import { number, orNull, rows, text, yesNo } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const info = v.object({
  /** Whether something is refused meanwhile. */
  held: v.fallback(yesNo, false),
  documents: rows(
    v.object({
      kind: v.picklist(DOCUMENT_KINDS),
      state: v.picklist(DOCUMENT_STATES),
      /** Why it was refused. */
      reason: v.fallback(text, ""),
      at: orNull(number), // of the last change, epoch milliseconds
    }),
  ),
});
export type DocumentsInfo = v.InferOutput<typeof info>;

/** All answer the documents as they are then. */
const call = <const Q extends v.GenericSchema>(path: `/${string}`, request: Q) =>
  apiCall({
    path,
    switch: "safety",
    request,
    response: info,
    member: true,
  });

export const documentsInfo = call("/site/api/v1/user/documents/info", v.strictObject({}));

/** Takes the place of an earlier picture; not while it is in review or accepted. */
export const addDocument = call(
  "/site/api/v1/user/documents/add",
  v.strictObject({
    kind: v.picklist(DOCUMENT_KINDS),
    image: v.pipe(v.string(), v.maxLength(200)), // address that `uploadImage` answered
  }),
);

/** Sends what is uploaded to the review. */
export const sendDocuments = call("/site/api/v1/user/documents/send", v.strictObject({}));

// The signed evidence of one bet, which a member shows in a dispute (docs/decisions/073).
import * as v from "valibot";
import { filled } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

export const ticketEvidence = apiCall({
  path: "/game/api/v1/record/ticketEvidence",
  request: v.strictObject({ ticketId: v.string() }),
  /** A JSON Web Signature in its compact form; its data: contract/evidence/evidence-data.ts. */
  response: v.object({ signed: filled }),
  member: true,
});

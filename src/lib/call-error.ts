// A call that brought no answer to show. Light: the first paint knows it without the data layer.
import type { Envelope } from "#contract/api/envelope.ts";
import { parseCode } from "#contract/codes.ts";

/** `network`: no usable answer; `code`: the server refused; `shape`: the answer breaks the contract. */
type CallErrorKind = "network" | "code" | "shape";

export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly code: number | null;
  readonly envelope: Envelope | null;

  constructor(kind: CallErrorKind, path: string, envelope: Envelope | null, cause?: unknown) {
    super(envelope?.message || `${kind} failure of ${path}`, { cause });
    this.name = "CallError";
    this.kind = kind;
    this.envelope = envelope;
    this.code = envelope === null ? null : parseCode(envelope.status_code);
  }
}

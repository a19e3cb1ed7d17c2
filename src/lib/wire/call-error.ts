// A call that brought no data. Light: the first paint knows it without the data layer.
import type { Envelope } from "#contract/api/envelope.ts";
import { parseCode } from "#contract/codes.ts";

type CallErrorKind =
  /** The server refused: `code` and `envelope` say why. */
  | "code"
  /** An answer that breaks the contract. */
  | "shape"
  /** A site that seals its calls got an answer that cannot be opened, or could not seal one. */
  | "sealed"
  /** An HTTP status outside 200-299. */
  | "status"
  /** No connection, or one that was lost. */
  | "network"
  | "timeout"
  /** Moves money, and was not sent: the page is cut off. */
  | "offline"
  /** The caller, or the browser leaving the page, gave up. */
  | "aborted";

interface CallErrorOptions {
  readonly cause?: unknown;
  /** HTTP status, where there was one. */
  readonly status?: number;
}

export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly path: string;
  readonly code: number | null;
  readonly envelope: Envelope | null;
  readonly status: number | null;

  constructor(
    kind: CallErrorKind,
    path: string,
    envelope: Envelope | null = null,
    { cause, status }: CallErrorOptions = {},
  ) {
    super(envelope?.message || `${kind} failure of ${path}`, { cause });
    this.name = "CallError";
    this.kind = kind;
    this.path = path;
    this.envelope = envelope;
    this.code = envelope === null ? null : parseCode(envelope.status_code);
    this.status = status ?? null;
  }
}

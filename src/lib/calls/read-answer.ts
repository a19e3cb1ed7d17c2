// An answer's text as what the contract promises of it: nothing unchecked gets past here.
import * as v from "valibot";
import { type Envelope, EnvelopeSchema } from "#contract/api/envelope.ts";
import { parseCode } from "#contract/codes.ts";
import { CallError } from "../wire/call-error.ts";
import { handlingOf } from "./call-effects.ts";

export type Answer<T> =
  | { readonly kind: "data"; readonly data: T; readonly message: string }
  /** A code that is part of the conversation: a captcha comes first (6021, 6022). */
  | {
      readonly kind: "value";
      readonly code: number;
      readonly message: string;
      readonly data: unknown;
    };

interface Expected<R> {
  readonly path: string;
  readonly response: R;
}

/** @throws CallError for a refusal and for every text that is no answer of the call */
export function readAnswer<R extends v.GenericSchema>(
  { path, response }: Expected<R>,
  text: string,
): Answer<v.InferOutput<R>> {
  const envelope = readEnvelope(path, text);
  const code = parseCode(envelope.status_code);
  if (code === null) throw new CallError("shape", path, envelope);
  const { data, message } = envelope;
  switch (handlingOf(code, path)) {
    case "data": {
      // Copies what the schema names and nothing else, so that no `__proto__` comes through.
      const parsed = v.safeParse(response, data);
      if (!parsed.success) throw broken(path, parsed.issues);
      return { kind: "data", data: parsed.output, message };
    }
    case "value":
      return { kind: "value", code, message, data };
    default:
      throw new CallError("code", path, envelope);
  }
}

function readEnvelope(path: string, text: string): Envelope {
  const envelope = v.safeParse(EnvelopeSchema, parseJson(text));
  if (!envelope.success) throw broken(path, envelope.issues);
  return envelope.output;
}

/** Names the places that do not fit, without what stands there: it may be a token. */
function broken(path: string, issues: readonly v.BaseIssue<unknown>[]): CallError {
  const places = issues.map((issue) => `${v.getDotPath(issue) ?? "answer"}: ${issue.expected}`);
  return new CallError("shape", path, null, { cause: places.join("; ") });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Evidence is a JSON Web Signature (RFC 7515) with an Ed25519 key (RFC 8037), in the compact form. It carries the bytes
// that were signed, so that no canonical form of JSON is needed.
import * as v from "valibot";

/** Where a site publishes its keys, as a set of JSON Web Keys (RFC 7517). Old keys stay in it. */
export const EVIDENCE_KEYS_PATH = "/site/api/v1/bet-evidence/keys";

/** What programs do each in their own way; `base64url` is without padding (RFC 4648). */
export interface EvidenceCoding {
  /** A text as base64url of its UTF-8. */
  readonly encode: (text: string) => string;
  /** The digest of a text as base64url. */
  readonly sha256: (text: string) => string;
}

export interface EvidenceCrypto extends EvidenceCoding {
  /** Null for any spelling that `encode` does not write. */
  readonly decode: (encoded: string) => string | null;
  /** Ed25519; all but the text is base64url, of which only one spelling is taken. */
  readonly verify: (signed: {
    readonly key: string;
    readonly text: string;
    readonly signature: string;
  }) => boolean;
}

const TYPE = "bet-evidence+json";
const headerSchema = v.strictObject({
  alg: v.literal("EdDSA"),
  kid: v.pipe(v.string(), v.nonEmpty()),
  typ: v.literal(TYPE),
});

const keySchema = v.object({
  kty: v.literal("OKP"),
  crv: v.literal("Ed25519"),
  /** The public key as base64url. */
  x: v.string(),
  kid: v.string(),
});
export type EvidenceKey = v.InferOutput<typeof keySchema>;
export const evidenceKeysSchema = v.object({ keys: v.array(keySchema) });

/** The thumbprint of a key (RFC 7638): a key cannot pass for another one. */
export function keyIdOf(x: string, { sha256 }: Pick<EvidenceCoding, "sha256">): string {
  return sha256(JSON.stringify({ crv: "Ed25519", kty: "OKP", x }));
}

/** What is signed: the header and the data. */
export function signingInput(
  keyId: string,
  data: unknown,
  { encode }: Pick<EvidenceCoding, "encode">,
): string {
  const header = { alg: "EdDSA", kid: keyId, typ: TYPE };
  return `${encode(JSON.stringify(header))}.${encode(JSON.stringify(data))}`;
}

export interface OpenedEvidence {
  readonly keyId: string;
  /** Parsed, not checked. */
  readonly payload: unknown;
  /** The header and the data as signed. */
  readonly input: string;
  readonly signature: string;
}

/** Null when the text is no signature of this kind. */
export function openSigned(
  signed: string,
  { decode }: Pick<EvidenceCrypto, "decode">,
): OpenedEvidence | null {
  const [header = "", payload = "", signature = "", ...more] = signed.split(".");
  const read = v.safeParse(headerSchema, jsonOf(decode(header)));
  const data = jsonOf(decode(payload));
  if (more.length > 0 || !read.success || data === undefined) return null;
  return { keyId: read.output.kid, payload: data, input: `${header}.${payload}`, signature };
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type SignatureState = "ok" | "forged" | "unknownKey";

/** @param keys that are trusted; one whose id is not its thumbprint is left out */
export function checkSignature(
  { keyId, input, signature }: OpenedEvidence,
  keys: readonly EvidenceKey[],
  crypto: EvidenceCrypto,
): SignatureState {
  const key = keys.find(({ kid, x }) => kid === keyId && keyIdOf(x, crypto) === keyId);
  if (!key) return "unknownKey";
  return crypto.verify({ key: key.x, text: input, signature }) ? "ok" : "forged";
}

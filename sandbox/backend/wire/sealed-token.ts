// Opens and seals tokens (contract/sealed.ts) with node:crypto only.
import { createECDH, hkdfSync } from "node:crypto";
import {
  SEALED_VERSION,
  type SealedCall,
  sealContext,
  type SealedSuite,
  type SealPurpose,
} from "#contract/sealed.ts";
import { SANDBOX_PRIVATE_KEY } from "./sandbox-key.ts";
import { fromBase64Url, SUITES } from "./sealed-suites.ts";

interface Binding {
  readonly suite: SealedSuite;
  readonly purpose: SealPurpose;
  readonly call: SealedCall;
}

export interface Opened {
  readonly text: string;
  /** The client's public key as it was sent. */
  readonly epk: string;
}

const POINT_BYTES = 65;
const UNCOMPRESSED = 4;

/** @returns null for an invalid token, whatever is wrong with it */
export function openToken(token: string, binding: Binding): Opened | null {
  try {
    const [version, suite, epk = "", ...parts] = token.split(".");
    if (version !== SEALED_VERSION || suite !== binding.suite) return null;
    const context = sealContext(binding.purpose, binding.call);
    const plain = SUITES[suite].open(token, parts, deriveKeys(epk, binding), context);
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(plain), epk };
  } catch {
    return null;
  }
}

/** @param epk public key of the client that will open it */
export function sealToken(text: string, epk: string, binding: Binding): string {
  const head = [SEALED_VERSION, binding.suite, epk].join(".");
  const context = sealContext(binding.purpose, binding.call);
  return SUITES[binding.suite].seal(head, text, deriveKeys(epk, binding), context);
}

function deriveKeys(epk: string, { suite, purpose }: Binding): Buffer {
  const point = fromBase64Url(epk);
  if (point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) throw new Error("point");
  const own = createECDH("prime256v1");
  own.setPrivateKey(fromBase64Url(SANDBOX_PRIVATE_KEY));
  const salt = Buffer.concat([point, own.getPublicKey()]);
  const info = `livery/${SEALED_VERSION}/${suite}/${purpose}`;
  const { keyBytes } = SUITES[suite];
  return Buffer.from(hkdfSync("sha256", own.computeSecret(point), salt, info, keyBytes));
}

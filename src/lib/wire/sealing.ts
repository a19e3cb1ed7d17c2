// The client's end of the sealed wire (contract/sealed.ts): tokens, whichever suite makes them.
import {
  SEALED_VERSION,
  type SealedCall,
  sealContext,
  type SealedSuite,
  type SealPurpose,
} from "#contract/sealed.ts";
import { type Bytes, fromBase64Url, fromUtf8, toBase64Url, toHex, toUtf8 } from "./bytes.ts";
import { createGcm } from "./seal-gcm.ts";
import type { SuiteCipher, TokenBinding } from "./suite-cipher.ts";

export interface Sealer {
  seal(purpose: SealPurpose, text: string, call: SealedCall): Promise<string>;
  /** @throws SealFailure, the same whatever is wrong with the answer */
  open(token: string, call: SealedCall): Promise<string>;
  /** SHA-256 of a text, lower-case hex. */
  digest(text: string): Promise<string>;
}

export class SealFailure extends Error {
  constructor() {
    super("The sealed answer cannot be opened.");
    this.name = "SealFailure";
  }
}

/**
 * A sealer for one request, with a fresh key pair.
 * @param publicKey the server's P-256 point, base64url
 */
export async function createSealer(suite: SealedSuite, publicKey: string): Promise<Sealer> {
  const cipher = await suiteCipher(suite, fromBase64Url(publicKey));
  const head = [SEALED_VERSION, suite, toBase64Url(cipher.epk)].join(".");
  const bind = (purpose: SealPurpose, call: SealedCall): TokenBinding => ({
    head,
    info: `livery/${SEALED_VERSION}/${suite}/${purpose}`,
    context: sealContext(purpose, call),
  });
  return {
    async seal(purpose, text, call) {
      const parts = await cipher.encrypt(toUtf8(text), bind(purpose, call));
      return [head, ...parts.map(toBase64Url)].join(".");
    },
    async open(token, call) {
      try {
        return fromUtf8(await cipher.decrypt(partsOf(token, head), bind("answer", call)));
      } catch {
        throw new SealFailure();
      }
    },
    async digest(text) {
      return toHex(await cipher.sha256(toUtf8(text)));
    },
  };
}

/** The suite of a site that seals no calls but signs them: WebCrypto where there is one. */
export function signingSuite(): SealedSuite {
  // TypeScript knows secure contexts only.
  const subtle: unknown = crypto.subtle;
  return subtle === undefined ? "cbc-hmac" : "gcm";
}

async function suiteCipher(suite: SealedSuite, serverKey: Bytes): Promise<SuiteCipher> {
  if (suite === "gcm") return createGcm(serverKey);
  const { createCbcHmac } = await import("./seal-cbc-hmac.ts");
  return createCbcHmac(serverKey);
}

function partsOf(token: string, head: string): Bytes[] {
  if (!token.startsWith(`${head}.`)) throw new SealFailure();
  return token
    .slice(head.length + 1)
    .split(".")
    .map(fromBase64Url);
}

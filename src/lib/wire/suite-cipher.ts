import type { Bytes } from "./bytes.ts";

/** What a suite does with its own key pair and the server's key. */
export interface SuiteCipher {
  /** The own public key, an uncompressed point. */
  readonly epk: Bytes;
  /** @returns the parts of a token after its epk */
  encrypt(plain: Bytes, binding: TokenBinding): Promise<Bytes[]>;
  /** @throws whatever comes to hand */
  decrypt(parts: readonly Bytes[], binding: TokenBinding): Promise<Bytes>;
  sha256(bytes: Bytes): Promise<Bytes>;
}

export interface TokenBinding {
  /** Version, suite and epk as in the token. */
  readonly head: string;
  /** Names suite and purpose to the key derivation. */
  readonly info: string;
  readonly context: string;
}

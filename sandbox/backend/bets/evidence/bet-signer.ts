// What the backend needs to sign evidence and to say which rules are in force. Your key store holds the private key.
import type { RulePage } from "#contract/evidence/evidence-data.ts";
import type { EvidenceKey } from "#contract/evidence/signed-evidence.ts";

export interface BetSigner {
  /** Every key that has ever signed for the site, the one that signs now first. A brand shares none with another. */
  keys(site: string): readonly EvidenceKey[];
  /**
   * Signs by Ed25519.
   * @returns the signature as base64url
   */
  sign(site: string, keyId: string, text: string): string | Promise<string>;
  /** The pages of rules that the site shows now. */
  rules(): readonly RulePage[];
}

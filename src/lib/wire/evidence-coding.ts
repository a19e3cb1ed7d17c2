// Reads the signed text of a bet's evidence; what checks it is `evidence-crypto.ts`.
import { fromBase64Url, fromUtf8 } from "./bytes.ts";

/** Null for any spelling but the one that base64url has. */
export function decodeSigned(encoded: string): string | null {
  try {
    return fromUtf8(fromBase64Url(encoded));
  } catch {
    return null;
  }
}

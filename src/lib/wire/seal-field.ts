import type { SealedCall } from "#contract/sealed.ts";
import { httpOptions } from "./http-options.ts";
import { randomId } from "./random-id.ts";
import { createSealer, signingSuite } from "./sealing.ts";

/**
 * A single value sealed for a plain body, as the code calls carry them; as it is where the site has no
 * key. The call must be sent with the same `requestId`.
 */
export async function sealField(text: string, call: SealedCall): Promise<string> {
  const { encryption, publicKey } = httpOptions();
  if (publicKey === undefined) return text;
  const sealer = await createSealer(encryption === "off" ? signingSuite() : encryption, publicKey);
  return sealer.seal("field", text, call);
}

/** For `sealField` and the options of the call that carries the field. */
export function newRequestId(): string {
  return randomId();
}

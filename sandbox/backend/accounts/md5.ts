import { createHash } from "node:crypto";

/** 32 hex digits. Clients send passwords and digests of sealed fields as MD5. */
export function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

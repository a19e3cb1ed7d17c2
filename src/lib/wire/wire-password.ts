import { md5Hex } from "./md5.ts";

/**
 * A password as calls carry it (design: contract, "Passwords"). The result is as good as the password:
 * never logged, stored in clear, cached or made part of a cache key.
 */
export function wirePassword(typed: string): string {
  return md5Hex(typed);
}

// MD5 where the wire asks for it: as a fingerprint of a text, never as protection.
import { md5 } from "js-md5";

/** 32 lower-case hex digits of the UTF-8 text. */
export function md5Hex(text: string): string {
  return md5(text);
}

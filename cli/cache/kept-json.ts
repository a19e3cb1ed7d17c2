// What a build writes down for the next one: JSON under a line with its digest, so that a file cut off or
// changed counts as none. Losing it costs time and nothing else.
import { readFileSync } from "node:fs";
import { writeWhole } from "../files/atomic-write.ts";
import { sha256 } from "../files/digest.ts";

/** @param version raised whenever the shape or the meaning changes */
export function readKept<T>(file: string, version: number): T | null {
  try {
    const text = readFileSync(file, "utf8");
    const cut = text.indexOf("\n");
    const body = text.slice(cut + 1);
    if (text.slice(0, cut) !== `${version} ${sha256(body)}`) return null;
    return JSON.parse(body) as T;
  } catch {
    return null;
  }
}

/** Of two processes at a time the later one's stays. */
export function writeKept(file: string, version: number, value: unknown): void {
  const body = JSON.stringify(value);
  writeWhole(file, `${version} ${sha256(body)}\n`, body);
}

// What keys and fingers do to a stake text.

export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "00"] as const;
export type KeypadKey = (typeof KEYS)[number] | "delete";

export function pressKey(typed: string, key: KeypadKey): string {
  return key === "delete" ? typed.slice(0, -1) : `${typed}${key}`;
}

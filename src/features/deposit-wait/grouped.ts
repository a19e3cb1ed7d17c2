/** Long numbers in groups of four; other text as it is. */
export function groupedDigits(text: string): string {
  return /^\d{12,24}$/.test(text) ? inFours(text) : text;
}

export function inFours(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/gu, "$1 ");
}

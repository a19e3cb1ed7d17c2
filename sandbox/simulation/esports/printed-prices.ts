// Lines and prices as Asian bookmakers print them.

function isLevel(line: number): boolean {
  return Math.abs(line) < 0.01;
}

/** Quarter lines as two lines: -0.25 is `-0/0.5`, 1.75 is `+1.5/2`. */
export function signed(line: number): string {
  if (isLevel(line)) return "0";
  const size = Math.abs(line);
  const sign = line < 0 ? "-" : "+";
  const quarter = Math.abs((size * 2) % 1) > 0.01;
  return quarter ? `${sign}${size - 0.25}/${size + 0.25}` : `${sign}${size}`;
}

/** Hong Kong odds of a probability with the book's margin. */
export function hongKong(probability: number): string {
  return Math.min(26, Math.max(0.02, 1 / (probability * 1.055) - 1)).toFixed(2);
}

export function chance(probability: number): number {
  return Math.min(0.91, Math.max(0.05, probability));
}

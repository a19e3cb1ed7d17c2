/** Whole cents as decimal text: `1284650` is `12846.50`. */
export function decimal(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

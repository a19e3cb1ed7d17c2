export interface Dimension {
  readonly number: number;
  readonly unit: string;
}

/** Null for anything but one number and a unit. */
export function dimensionOf(value: string): Dimension | null {
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em)$/.exec(value) ?? [];
  return number === undefined || unit === undefined ? null : { number: Number(number), unit };
}

export function withNumber({ unit }: Dimension, number: number): string {
  return `${Number(number.toFixed(4))}${unit}`;
}

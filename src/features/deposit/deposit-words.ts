// Durations and percentages of channels, as values for the texts.

/** `{ unit: "seconds", count: 38 }`; from a minute on in minutes, from an hour on in hours. */
export function spanOf(seconds: number): {
  readonly unit: "seconds" | "minutes" | "hours";
  readonly count: number;
} {
  if (seconds < 60) return { unit: "seconds", count: seconds };
  if (seconds < 3600) return { unit: "minutes", count: Math.round(seconds / 60) };
  return { unit: "hours", count: Math.round(seconds / 3600) };
}

/** Basis points as a percentage: `9920` is `99.2%`. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

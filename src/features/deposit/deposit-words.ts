// Durations and percentages of channels, as values for the texts.

/** `{ unit: "seconds", count: 38 }`; from a minute on in minutes, from an hour on in hours. */
export function roughDuration(seconds: number): {
  readonly unit: "seconds" | "minutes" | "hours";
  readonly count: number;
} {
  if (seconds < 60) return { unit: "seconds", count: seconds };
  if (seconds < 3600) return { unit: "minutes", count: Math.round(seconds / 60) };
  return { unit: "hours", count: Math.round(seconds / 3600) };
}

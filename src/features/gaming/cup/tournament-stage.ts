export type TournamentStage = "next" | "running" | "over";

interface Dates {
  readonly startsAt: number;
  readonly endsAt: number;
}

export function tournamentStage({ startsAt, endsAt }: Dates, now: number): TournamentStage {
  if (now < startsAt) return "next";
  return now < endsAt ? "running" : "over";
}

/** Share of its days that have passed, 0 to 1. */
export function passedShare({ startsAt, endsAt }: Dates, now: number): number {
  if (endsAt <= startsAt) return now < startsAt ? 0 : 1;
  return Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));
}

/** Running ones first, by their end; then the next ones; then those that are over, the latest first. */
export function byStage<T extends Dates>(tournaments: readonly T[], now: number): T[] {
  const order = { running: 0, next: 1, over: 2 } as const;
  const rank = (one: T) => order[tournamentStage(one, now)];
  const within = (one: T): number =>
    ({ running: one.endsAt, next: one.startsAt, over: -one.endsAt })[tournamentStage(one, now)];
  return tournaments.toSorted((a, b) => rank(a) - rank(b) || within(a) - within(b));
}

/** Goals, points or whatever a match counts. */
export type Score = readonly [home: number, away: number];

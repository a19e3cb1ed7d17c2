/** A Saturday afternoon in China, with finished, running and upcoming matches. */
export const MOMENT = "2026-11-21T15:00:00+08:00";

/** Between two questions whether the session still exists; with the time of a call, less than five seconds. */
export const PULSE_EVERY_MS = 4000;

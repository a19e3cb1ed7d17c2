// A member's invite code: unique, the same after every restart, and not guessable from the next one.

/** Multiples of this modulo a prime reach every number below the prime once. */
const STEP = 48_271;
const MODULUS = 2_147_483_647;

export function inviteCode(memberId: number): string {
  return ((memberId * STEP) % MODULUS).toString(36).toUpperCase().padStart(6, "0");
}

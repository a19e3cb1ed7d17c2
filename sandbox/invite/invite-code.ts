// The invite code of a member: the same at every start, of another member never the same, and no running
// number to guess by.

/** Prime, and its multiples modulo a prime visit every number below it once. */
const STEP = 48_271;
const MODULUS = 2_147_483_647;

export function inviteCode(memberId: number): string {
  return ((memberId * STEP) % MODULUS).toString(36).toUpperCase().padStart(6, "0");
}

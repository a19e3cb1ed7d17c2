/** A page that asks for a bound phone stands open, and a fault keeps the account from being known. */
export class MemberUnknown extends Error {
  override readonly name = "MemberUnknown";
}

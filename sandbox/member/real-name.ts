// The rule for real names (spec: shell-and-accounts §5).

/** Chinese at both ends, letters and middle dots between; or Latin letters and middle dots alone. */
const NAME =
  /^(?:\p{Script=Han}(?:[\p{Script=Han}a-z·]*\p{Script=Han})?|[a-z](?:[a-z·]*[a-z])?)$/iu;

export function isRealName(name: string): boolean {
  return NAME.test(name) && !name.includes("··");
}

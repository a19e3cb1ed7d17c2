// Sections of the authentication page, by the anchor that opens them.
export const AUTH_ITEMS = [
  "phone",
  "email",
  "realName",
  "birthday",
  "gender",
  "password",
  "secondPassword",
] as const;
export type AuthItem = (typeof AUTH_ITEMS)[number];

export function authLink(item: AuthItem): string {
  return `/mine/auth#${item}`;
}

export function authItemOf(hash: string): AuthItem | null {
  return AUTH_ITEMS.find((item) => hash === `#${item}`) ?? null;
}

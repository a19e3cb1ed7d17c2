// The items of an account in the order of both pages, and the anchors that open their sections.
export const ITEM_GROUPS = {
  security: ["phone", "email", "password", "secondPassword"],
  profile: ["realName", "gender", "birthday"],
} as const;
export const AUTH_ITEMS = [...ITEM_GROUPS.security, ...ITEM_GROUPS.profile];
export type AuthItem = (typeof AUTH_ITEMS)[number];

export function authLink(item: AuthItem): string {
  return `/mine/auth#${item}`;
}

export function authItemOf(hash: string): AuthItem | null {
  return AUTH_ITEMS.find((item) => hash === `#${item}`) ?? null;
}

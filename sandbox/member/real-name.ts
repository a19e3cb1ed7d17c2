import { REAL_NAME } from "#contract/account-rules.ts";

export function isRealName(name: string): boolean {
  return REAL_NAME.test(name);
}

// What the fields of each step may hold.
import type { CountryArea } from "#contract/api/auth.ts";
import { AUTH_WAYS } from "#session/site/events.ts";
import type { Rules } from "#ui/form/rules.ts";
import { code, email, newPassword, newPasswordRepeat, phone, resetName } from "../form/rules.ts";
import type { FindStep } from "./find-steps.ts";
import type { FindValues, FindWay } from "./find-values.ts";

/** @param area the country of a key */
export function findRules(
  step: FindStep,
  way: FindWay,
  area: (key: string) => CountryArea,
): Rules<FindValues> {
  switch (step) {
    case 0:
      return way === AUTH_WAYS.byPhone
        ? { name: resetName, phone: (digits, values) => phone(digits, area(values.area)) }
        : { name: resetName, email };
    case 1:
      return { code };
    case 2:
      return {
        password: newPassword,
        secondPassword: (typed, { password }) => newPasswordRepeat(typed, password),
      };
    case 3:
      return {};
  }
}

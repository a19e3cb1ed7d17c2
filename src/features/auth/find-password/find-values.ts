// What the player types on the way to a new password, and whose account it comes to.
import { AUTH_WAYS } from "#session/site/events.ts";

export type FindWay = typeof AUTH_WAYS.byPhone | typeof AUTH_WAYS.byEmail;

export interface FindValues {
  readonly name: string;
  /** Key of a country (see `areaKey`). */
  readonly area: string;
  /** Without the country code. */
  readonly phone: string;
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly secondPassword: string;
}

export const NO_VALUES: FindValues = {
  name: "",
  area: "",
  phone: "",
  email: "",
  code: "",
  password: "",
  secondPassword: "",
};

export interface Account {
  readonly way: FindWay;
  readonly name: string;
  /** Country code and number, digits only; or the e-mail in lower case. */
  readonly receiver: string;
}

export function accountOf(way: FindWay, values: FindValues, areaCode: string): Account {
  const name = values.name.trim();
  const receiver =
    way === AUTH_WAYS.byPhone ? `${areaCode}${values.phone}` : values.email.trim().toLowerCase();
  return { way, name, receiver };
}

export function accountKey({ name, receiver }: Account): string {
  return `${name} ${receiver}`;
}

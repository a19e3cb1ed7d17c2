// Filters of a record, held by the address of its page: a reload, a link and the way back keep them.
import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { serverNow } from "./clock.ts";
import {
  type DayRange,
  daysOf,
  QUICK_DAYS,
  type QuickDays,
  quickDays,
  quickOf,
} from "./day-range.ts";

export interface AddressField<V> {
  /** Of an unknown text: the first choice. */
  readonly read: (text: string | null) => V;
  /** Null for the first choice, which the address leaves out. */
  readonly write: (value: V) => string | null;
}

export type AddressFields<T> = { readonly [Name in keyof T]: AddressField<T[Name]> };

/** The page of the list: another filter starts at the first. */
const PAGE = "page";

/**
 * Values by the name of their parameter, and a change of some of them, which leaves other parameters.
 * @param fields must keep its identity
 */
export function useAddressFields<T>(
  fields: AddressFields<T>,
): readonly [T, (change: Partial<T>) => void] {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => readFields(fields, search), [fields, search]);
  const change = (part: Partial<T>) => {
    const next = writeFields(fields, search, part).toString();
    // `setSearch` of the router would drop the hash, which may name the open tab.
    void navigate({ search: next, hash }, { replace: true, preventScrollReset: true });
  };
  return [values, change];
}

export function readFields<T>(fields: AddressFields<T>, search: URLSearchParams): T {
  const values = namesOf(fields).map((name) => [name, fields[name].read(search.get(name))]);
  return Object.fromEntries(values) as T;
}

export function writeFields<T>(
  fields: AddressFields<T>,
  before: URLSearchParams,
  change: Partial<T>,
): URLSearchParams {
  const search = new URLSearchParams(before);
  search.delete(PAGE);
  for (const name of namesOf(change)) {
    const text = fields[name].write(change[name] as T[typeof name]);
    if (text === null) search.delete(name);
    else search.set(name, text);
  }
  return search;
}

function namesOf<T>(of: { readonly [Name in keyof T]?: unknown }): (keyof T & string)[] {
  return Object.keys(of) as (keyof T & string)[];
}

/** The first of the values is the first choice. */
export function oneField<const T extends string>(values: readonly [T, ...T[]]): AddressField<T> {
  return {
    read: (text) => values.find((value) => value === text) ?? values[0],
    write: (value) => (value === values[0] ? null : value),
  };
}

/** A text such as a code, of which the empty one is the first choice. */
export function codeField(first: string): AddressField<string> {
  return {
    read: (text) => (text !== null && CODE.test(text) ? text : first),
    write: (value) => (value === first ? null : value),
  };
}

const CODE = /^[\w:.-]{1,60}$/;

export function pageField(): AddressField<number> {
  return {
    read: (text) => (text !== null && NUMBER.test(text) ? Number(text) : 1),
    write: (page) => (page === 1 ? null : String(page)),
  };
}

const NUMBER = /^[1-9]\d{0,4}$/;

/** A quick choice by its name, so that a link means the days of the day on which it is opened; others by their dates. */
export function daysField(first: QuickDays): AddressField<DayRange> {
  return {
    read(text) {
      const quick = QUICK_DAYS.find((name) => name === text);
      const [one = "", other = ""] = text?.split("_") ?? [];
      return (
        (quick === undefined ? daysOf(one, other) : null) ?? quickDays(quick ?? first, serverNow())
      );
    },
    write(days) {
      const quick = quickOf(days, serverNow());
      if (quick === first) return null;
      return quick ?? `${days.first}_${days.last}`;
    },
  };
}

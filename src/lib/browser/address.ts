// The query of an address as typed values: filters, pages and what is open. A reload, a link and Back keep them.
// Nothing else reads the query of a page (lint).
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

export interface AddressField<V> {
  /** Name of the parameter, where the field has another. */
  readonly param?: string;
  /** Never throws: an unknown text is read as a missing one. */
  read(this: void, text: string | null): V;
  /** Null leaves the parameter out. */
  write(this: void, value: V): string | null;
}

export type AddressFields = Readonly<Record<string, AddressField<unknown>>>;

/** The values of a schema. */
export type AddressOf<F> = {
  readonly [Name in keyof F]: F[Name] extends AddressField<infer V> ? V : never;
};

interface Entry {
  /** Adds a history entry, which Back undoes. Otherwise the entry is replaced and the page keeps its place. */
  readonly push?: boolean;
  /** Id of the element that a new entry scrolls to. */
  readonly hash?: string;
}

export type ChangeAddress<T> = (change: Partial<T>, entry?: Entry) => void;

/**
 * The values, and a change of some of them. Parameters without a field stay.
 * @param fields must keep its identity
 */
export function useAddress<F extends AddressFields>(
  fields: F,
): readonly [AddressOf<F>, ChangeAddress<AddressOf<F>>] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => readAddress(fields, search), [fields, search]);
  const change: ChangeAddress<AddressOf<F>> = (part, { push = false, ...entry } = {}) =>
    void navigate(
      { search: writeAddress(fields, part, search), hash: entry.hash ?? (push ? "" : hash) },
      { replace: !push },
    );
  return [values, change];
}

export function readAddress<F extends AddressFields>(fields: F, search = ""): AddressOf<F> {
  const query = new URLSearchParams(search);
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.read(query.get(field.param ?? name)),
  ]);
  return Object.fromEntries(values) as AddressOf<F>;
}

/** The page of a list: any other change starts at the first. */
const PAGE = "page";

/** @returns the query without `?`; its parameters stand in the order of the fields */
export function writeAddress<F extends AddressFields>(
  fields: F,
  change: Partial<AddressOf<F>>,
  before = "",
): string {
  const query = new URLSearchParams(before);
  const given = new Map<string, unknown>(Object.entries(change));
  query.delete(PAGE);
  for (const [name, field] of Object.entries(fields)) {
    const param = field.param ?? name;
    const text = given.has(name) ? field.write(given.get(name)) : query.get(param);
    query.delete(param);
    if (text !== null) query.set(param, text);
  }
  return query.toString();
}

/** How many of the fields the address would hold. */
export function countWritten<F extends AddressFields>(
  fields: F,
  values: Partial<AddressOf<F>>,
): number {
  return [...new URLSearchParams(writeAddress(fields, values))].length;
}

/** The first of the values is left out. */
export function oneField<const T extends string>(values: readonly [T, ...T[]]): AddressField<T> {
  return {
    read: (text) => values.find((value) => value === text) ?? values[0],
    write: (value) => (value === values[0] ? null : value),
  };
}

export function choiceField<const T extends string>(values: readonly T[]): AddressField<T | null> {
  return {
    read: (text) => values.find((value) => value === text) ?? null,
    write: (value) => value,
  };
}

export function patternField(pattern: RegExp): AddressField<string | null> {
  return {
    read: (text) => (text !== null && pattern.test(text) ? text : null),
    write: (value) => value,
  };
}

/** What is open. */
export const idField = patternField(/^[\w-]{1,40}$/);

/** Any text. */
export const textField: AddressField<string | null> = {
  read: (text) => text,
  write: (text) => text,
};

/** A short text without spaces, such as a code. */
export function codeField(first: string): AddressField<string> {
  const { read } = patternField(/^[\w:.-]{1,60}$/);
  return {
    read: (text) => read(text) ?? first,
    write: (value) => (value === first ? null : value),
  };
}

/** True where the parameter has this text. */
export function flagField(param: string, on: string): AddressField<boolean> {
  return { param, read: (text) => text === on, write: (value) => (value ? on : null) };
}

export function pageField(): AddressField<number> {
  const { read } = patternField(/^[1-9]\d{0,4}$/);
  return {
    read: (text) => Number(read(text) ?? 1),
    write: (page) => (page === 1 ? null : String(page)),
  };
}

/** What a search field takes, and the server. */
export const LONGEST_SEARCH = 40;

/** As typed. */
export const searchField: AddressField<string> = {
  param: "q",
  read: (text) => (text ?? "").slice(0, LONGEST_SEARCH),
  write: (search) => (search.trim() === "" ? null : search),
};

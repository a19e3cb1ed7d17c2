// A call of the contract as the state of a view: every async view shows loading, error, empty, content.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { useAppearance } from "./appearance.ts";
import { request } from "./http.ts";

export type CallResult<T> =
  | (Settled & { readonly state: "ready" | "empty"; readonly data: T })
  | (Settled & { readonly state: "loading" | "error"; readonly data: undefined });

interface Settled {
  /** Of the last try, also where older data is still shown; words by `errorText`. */
  readonly error: unknown;
  readonly retry: () => void;
}

interface CallOptions {
  /** Milliseconds between two reads while the page is visible. */
  readonly refetchEvery?: number;
  /** False keeps the call back, in state `loading`. */
  readonly enabled?: boolean;
}

export function useCall<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
  { refetchEvery, enabled = true }: CallOptions = {},
): CallResult<v.InferOutput<R>> {
  // Server texts follow the locale, so an answer in one is no answer in the other.
  const locale = useAppearance((state) => state.locale);
  const query = useQuery<v.InferOutput<R>>({
    queryKey: [call.path, locale, body],
    queryFn: ({ signal }) => request(call, body, { signal }),
    staleTime: call.cacheable ? Infinity : 10_000,
    placeholderData: keepPreviousData,
    refetchInterval: refetchEvery ?? false,
    enabled,
  });
  const rest = { error: query.error, retry: () => void query.refetch() };
  const data: v.InferOutput<R> | undefined = query.data;
  if (data !== undefined) return { state: isEmpty(data) ? "empty" : "ready", data, ...rest };
  const failed = query.isError && !query.isFetching;
  return { state: failed ? "error" : "loading", data: undefined, ...rest };
}

/** Empty: a list without rows, bare or in `list`, `items` or `matches`. */
export function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== "object" || data === null) return false;
  const rows = Object.entries(data).find(([key]) => ROW_KEYS.has(key))?.[1];
  return Array.isArray(rows) && rows.length === 0;
}

const ROW_KEYS = new Set(["list", "items", "matches"]);

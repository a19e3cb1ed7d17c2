// A call of the contract in a view that loads with the data layer. Parts of the first paint use
// `useLateCall`.
import {
  keepPreviousData,
  type Query as CachedQuery,
  QueryObserver,
  useQuery,
} from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import type { Locale } from "#contract/locales.ts";
import { useAppearance } from "../browser/appearance.ts";
import { callQuery } from "./call-query.ts";
import { type CallResult, isEmpty } from "./call-result.ts";
import type { CallWatch } from "./late-call.ts";
import { isOffline } from "../browser/offline.ts";
import { queryClient } from "./query-client.ts";

interface CallOptions {
  /** Milliseconds between two reads while the page is visible. */
  readonly refetchEvery?: number;
  /** True: an answer stays good as long as the page lives. */
  readonly once?: boolean;
  /** False keeps the call back, in state `loading`. */
  readonly enabled?: boolean;
}

export function useCall<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
  options: CallOptions = {},
): CallResult<v.InferOutput<R>> {
  const locale = useAppearance((state) => state.locale);
  const query = useQuery(queryOptions(call, body, locale, options), queryClient);
  // The view of a first answer is drawn in slices: views that come together would be one long task.
  const drawn = useDeferredValue(query.data !== undefined);
  const result = callResult(query);
  return drawn || result.data === undefined
    ? result
    : { ...result, state: "loading", data: undefined };
}

/** The same outside a component, for `useLateCall`. */
export function watchCall<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
  options: CallOptions = {},
): CallWatch<v.InferOutput<R>> {
  const optionsNow = () => queryOptions(call, body, useAppearance.getState().locale, options);
  const observer = new QueryObserver<v.InferOutput<R>>(queryClient, optionsNow());
  let query = observer.getCurrentResult();
  let result = callResult(query);
  return {
    read() {
      const next = observer.getCurrentResult();
      if (next !== query) {
        query = next;
        result = callResult(next);
      }
      return result;
    },
    subscribe(listener) {
      const stops = [
        observer.subscribe(listener),
        useAppearance.subscribe(() => observer.setOptions(optionsNow())),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

function queryOptions<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
  locale: Locale,
  { refetchEvery, once = false, enabled = true }: CallOptions,
) {
  const query = callQuery(call, body, locale);
  return {
    ...query,
    staleTime: once ? Infinity : staleTime(call),
    ...(once ? { gcTime: Infinity } : {}),
    placeholderData: call.member ? keepOverLocales(query.queryKey) : keepPreviousData,
    refetchInterval: () => (isOffline() ? false : (refetchEvery ?? false)),
    enabled,
  };
}

/**
 * What an account was told is not shown to the next while its own answer is on the way. But where only the locale
 * changes, a form in the view must not go with its answer.
 */
function keepOverLocales(queryKey: readonly unknown[]) {
  return <T>(before: T | undefined, query: CachedQuery<T> | undefined): T | undefined =>
    query !== undefined && exceptLocale(query.queryKey) === exceptLocale(queryKey)
      ? before
      : undefined;
}

const exceptLocale = (queryKey: readonly unknown[]) => JSON.stringify(queryKey.toSpliced(1, 1));

/** Views that appear together share an answer, unless it is a member's own. */
function staleTime({ cacheable, member }: ApiCall): number {
  if (cacheable) return Infinity;
  return member ? 0 : 10_000;
}

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

function callResult<T>(query: Query<T>): CallResult<T> {
  const { data, error } = query;
  const rest = { error, retry: () => void query.refetch() };
  if (data !== undefined) return { state: isEmpty(data) ? "empty" : "ready", data, ...rest };
  const failed = query.isError && !query.isFetching;
  return { state: failed ? "error" : "loading", data: undefined, ...rest };
}

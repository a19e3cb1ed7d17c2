import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { useAppearance } from "../browser/appearance.ts";
import { callQuery } from "./call-query.ts";
import { queryClient } from "./query-client.ts";

/** A read outside a view, sharing what is in flight and what is cached with `useCall`. */
export function readCall<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
): Promise<v.InferOutput<R>> {
  const { locale } = useAppearance.getState();
  return queryClient.fetchQuery({
    ...callQuery(call, body, locale),
    staleTime: call.cacheable ? Infinity : 0,
  });
}

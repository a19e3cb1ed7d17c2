import { useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { request } from "#lib/calls/http.ts";
import { queryClient } from "#lib/calls/query-client.ts";

/** Loads a new captcha for each `serial`, never from the cache: each is used once. */
export function useFreshCaptcha<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
  serial: string,
) {
  return useQuery(
    {
      queryKey: [call.path, "captcha", serial],
      // The failure is shown in place of the captcha.
      queryFn: ({ signal }) => request(call, body, { signal, quiet: true }),
      retry: false,
      gcTime: 0,
      staleTime: Infinity,
    },
    queryClient,
  );
}

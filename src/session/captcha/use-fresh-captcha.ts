import { useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { request } from "../../lib/http.ts";
import { queryClient } from "../../lib/query-client.ts";

/** A captcha is used once: a new one for each `serial`, and none is kept. */
export function useFreshCaptcha<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
  serial: string,
) {
  return useQuery(
    {
      queryKey: [call.path, "captcha", serial],
      // Its failure is shown in the captcha's place.
      queryFn: ({ signal }) => request(call, body, { signal, quiet: true }),
      retry: false,
      gcTime: 0,
      staleTime: Infinity,
    },
    queryClient,
  );
}

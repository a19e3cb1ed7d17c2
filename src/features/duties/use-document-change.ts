// Changes the documents: one call at a time, and the answer is what the page shows next.
import { useState } from "react";
import type * as v from "valibot";
import { documentsInfo } from "#contract/api/documents.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { request } from "#lib/calls/http.ts";
import { queryClient } from "#lib/calls/query-client.ts";

type ChangeCall<Q extends v.GenericSchema> = ApiCall<Q, (typeof documentsInfo)["response"], false>;

export interface DocumentChange {
  readonly busy: boolean;
  /** @param bodyOf what has to come before the call, such as an upload. A refusal has shown its words */
  readonly send: <Q extends v.GenericSchema>(
    call: ChangeCall<Q>,
    bodyOf: () => Promise<v.InferInput<Q>>,
    done?: () => void,
  ) => Promise<void>;
}

export function useDocumentChange(): DocumentChange {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async send(call, bodyOf, done) {
      setBusy(true);
      try {
        const info = await request(call, await bodyOf());
        queryClient.setQueriesData({ queryKey: [documentsInfo.path] }, info);
        done?.();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
      } finally {
        setBusy(false);
      }
    },
  };
}

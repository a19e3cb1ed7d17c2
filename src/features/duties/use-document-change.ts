// Changes the documents: one call at a time, and the answer is what the page shows next.
import { useState } from "react";
import type * as v from "valibot";
import { documentsInfo } from "#contract/api/documents.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CallError } from "../../lib/call-error.ts";
import { request } from "../../lib/http.ts";
import { queryClient } from "../../lib/query-client.ts";

type ChangeCall<Q extends v.GenericSchema> = ApiCall<Q, (typeof documentsInfo)["response"], false>;
type Body<Q extends v.GenericSchema> = v.InferInput<Q>;

export interface DocumentChange {
  readonly busy: boolean;
  /** @param body also what has to be fetched first. A refusal has shown its words */
  readonly send: <Q extends v.GenericSchema>(
    call: ChangeCall<Q>,
    body: Body<Q> | (() => Promise<Body<Q>>),
    done?: () => void,
  ) => Promise<void>;
}

export function useDocumentChange(): DocumentChange {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async send(call, body, done) {
      setBusy(true);
      try {
        const sent = typeof body === "function" ? await body() : body;
        const info = await request(call, sent);
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

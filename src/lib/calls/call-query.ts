// A call as a query of the cache. Duplicates in flight are shared; what may answer from the cache is for
// the contract to say (design: contract, "Identical calls").
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import type { Locale } from "#contract/locales.ts";
import { CallError } from "../wire/call-error.ts";
import { isCutOff } from "./connection.ts";
import { httpOptions } from "../wire/http-options.ts";
import { request } from "./http.ts";
import { nextTask } from "../browser/idle.ts";
import { keepAnswer, keptAnswer } from "./kept-answers.ts";
import { isOffline } from "../browser/offline.ts";
import { queryClient } from "./query-client.ts";

export function callQuery<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
  locale: Locale,
) {
  // Server texts follow the locale, so an answer in one is no answer in the other; what one member
  // is told is nothing for the next.
  const queryKey = [call.path, locale, body, ...(call.member ? [httpOptions().token()] : [])];
  const asked = { call, body, locale };
  return {
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<v.InferOutput<R>> => {
      try {
        // Views that appear together ask one after another. A member's call goes out with the token of now.
        if (!call.member) await nextTask();
        const data = await request(call, body, { signal, quiet: true });
        keepAnswer(asked, data);
        return data;
      } catch (error) {
        const kept = isUnanswered(error) ? keptAnswer(asked) : undefined;
        if (kept === undefined) throw error;
        void refreshLater(queryKey);
        return kept;
      }
    },
    // Whoever ends a session finds by it what has to go.
    meta: { member: call.member },
    // Without a network a call fails like any other, instead of waiting for one without a word.
    networkMode: "always" as const,
    // Balances, unread counts and the like are never shown from memory.
    ...(call.member && !call.cacheable ? { gcTime: 0 } : {}),
    retry: (failures: number, error: unknown) => failures < 1 && mayPass(error),
  };
}

function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && (error.kind === "network" || error.kind === "timeout");
}

/** A page that is cut off asks for everything again once it is back. */
async function refreshLater(queryKey: readonly unknown[]): Promise<void> {
  if (await isCutOff()) return;
  setTimeout(() => {
    if (!isOffline()) void queryClient.invalidateQueries({ queryKey });
  }, REFRESH_AFTER_MS);
}

const REFRESH_AFTER_MS = 15_000;

/** A refusal is an answer; asking again brings the same. */
function mayPass(error: unknown): boolean {
  return !(error instanceof CallError) || error.kind !== "code";
}

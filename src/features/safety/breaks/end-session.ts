// A call that ends every session of the member. The page says goodbye before the session is dropped here, so that no
// later call finds it ended and speaks over it.
import { useState } from "react";
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import type { takeTimeOut } from "#contract/api/protection.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { request } from "#lib/calls/http.ts";
import { forgetPassword } from "#session/account/remembered-password.ts";
import { leaveSession } from "#session/account/leave-session.ts";
import { sayFarewell } from "./farewell-store.ts";

type EndingCall<Q extends v.GenericSchema> = ApiCall<Q, (typeof takeTimeOut)["response"], false>;

export function useEnding() {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async send<Q extends v.GenericSchema>(call: EndingCall<Q>, body: v.InferInput<Q>) {
      setBusy(true);
      try {
        sayFarewell(await request(call, body));
        leaveSession();
        await forgetPassword();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
      } finally {
        setBusy(false);
      }
    },
  };
}

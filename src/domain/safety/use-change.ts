// Changes a control: one call at a time, and the answer is what the page shows next.
import { useState } from "react";
import type * as v from "valibot";
import type { ProtectionInfo, setLimit } from "#contract/api/protection.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { request } from "#lib/calls/http.ts";
import { keepProtection } from "./protection.ts";
import { showToast } from "#ui/overlays/toast.tsx";

type ChangeCall<Q extends v.GenericSchema> = ApiCall<Q, (typeof setLimit)["response"], false>;

export interface Change {
  readonly busy: boolean;
  /** @returns null where the server refused: it has been said. */
  readonly send: <Q extends v.GenericSchema>(
    call: ChangeCall<Q>,
    body: v.InferInput<Q>,
    say?: (info: ProtectionInfo) => string,
  ) => Promise<ProtectionInfo | null>;
}

export function useChange(): Change {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async send(call, body, say) {
      setBusy(true);
      try {
        const info = await request(call, body);
        keepProtection(info);
        if (say !== undefined) showToast(say(info));
        return info;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}

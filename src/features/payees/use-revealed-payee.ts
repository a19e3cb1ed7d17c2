// The number of an account in clear, requested when the member presses the eye. It is only in the
// state of the card: in no store, storage or query cache. It is hidden again after a while.
import { useEffect, useState } from "react";
import { singleDataDecryption } from "#contract/api/member.ts";
import type { PayeeKind } from "#contract/payments.ts";
import { request } from "#lib/http.ts";

const SHOWN_MS = 30_000;

const FIELDS = { bank: "bankCard", coin: "virtualCoin", alipay: "alipay" } as const;

interface RevealedPayee {
  /** Null while it is hidden. */
  readonly text: string | null;
  readonly busy: boolean;
  readonly reveal: () => void;
  readonly hide: () => void;
}

export function useRevealedPayee(kind: PayeeKind, id: string): RevealedPayee {
  const [text, setText] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setText(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const load = async () => {
    setBusy(true);
    try {
      const { d } = await request(singleDataDecryption, { field: FIELDS[kind], id });
      setText(d);
    } catch {
      // The call has already shown the error; the number stays hidden.
    } finally {
      setBusy(false);
    }
  };
  return { text, busy, reveal: () => void load(), hide: () => setText(null) };
}

// Creates the order and follows its call; at the end the order's page opens.
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { pay } from "#contract/api/deposit.ts";
import { CallError } from "#lib/wire/call-error.ts";
import {
  PAY,
  type PayBody,
  payCalls,
  usePayCall,
  watchPayCall,
} from "#domain/payments/pay-call.ts";
import { waitPath } from "#domain/payments/wait-path.ts";
import { isOpen, isWaiting } from "#domain/wallet/money-call/money-call.ts";
import { refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { depositDraft } from "./deposit-draft.ts";

export function usePay() {
  const navigate = useNavigate();
  const call = usePayCall();
  const open = isOpen(call) ? call : null;
  const [offline, setOffline] = useState(false);
  /** Whether this page shows the call's outcome. */
  const [waits, setWaits] = useState(open !== null);
  const order = waits && call?.state === "done" ? call.answer : null;
  useEffect(watchPayCall, []);
  useEffect(() => {
    if (order === null) return;
    // The form stays as it is until the order's page is there.
    void Promise.resolve(navigate(waitPath(order))).then(depositDraft.drop);
  }, [order, navigate]);
  const refused = call !== null && waits ? refusalError(call, pay) : null;
  return {
    /** Sent; the outcome is not known yet. */
    open,
    /** True until the order's page has opened. */
    busy: open !== null || order !== null,
    waiting: isWaiting(call) || order !== null,
    /** The order that was created: its page is on its way. */
    created: order,
    refusal: offline ? new CallError("offline", pay.path) : refused,
    async send(body: PayBody): Promise<void> {
      setWaits(true);
      setOffline((await payCalls.start({ slot: PAY, body })) === "offline");
    },
    forget() {
      setOffline(false);
      if (open === null) setWaits(false);
    },
  };
}

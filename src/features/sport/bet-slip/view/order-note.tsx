// What is known of an order whose outcome is open, and what the player can do.
import { useTranslation } from "react-i18next";
import { ownValue } from "#contract/own-value.ts";
import type { OpenState } from "#domain/wallet/money-call/money-call.ts";
import { OpenNote } from "#domain/wallet/money-call/call-note.tsx";
import type { Order } from "../state/order.ts";
import { BET_KIND } from "../state/slip-key.ts";
import { slip, useSlip } from "../state/slip-store.ts";
import { ChangeList } from "./change-note.tsx";

export function OrderNote({ order }: { readonly order: Order & { readonly state: OpenState } }) {
  const { t } = useTranslation("sport");
  const { slot, body } = order;
  const changed = useSlip((state) => ownValue(state.changed, slot));
  return (
    <>
      {changed !== undefined && <ChangeList selections={changed} accept={body.accept} />}
      <OpenNote
        name={BET_KIND}
        call={order}
        resendText={changed === undefined ? undefined : t("view.acceptAndPlace")}
        onResend={() => void slip.resend(slot)}
        onGiveUp={() => slip.giveUp(slot)}
      />
    </>
  );
}

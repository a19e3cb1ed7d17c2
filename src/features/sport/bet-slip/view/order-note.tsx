// What is known of an order whose outcome is open, and what the player can do.
import { useTranslation } from "react-i18next";
import { ownValue } from "#contract/own-value.ts";
import type { OpenState } from "#domain/wallet/money-call/money-call.ts";
import { MoneyNote } from "#domain/wallet/money-call/money-note.tsx";
import type { Order } from "../state/order.ts";
import { slip, useSlip } from "../state/slip-store.ts";
import { ChangeList } from "./change-note.tsx";

export function OrderNote({ order }: { readonly order: Order & { readonly state: OpenState } }) {
  const { t } = useTranslation("sport");
  const { slot, body } = order;
  const changed = useSlip((state) => ownValue(state.changed, slot));
  return (
    <>
      {changed !== undefined && <ChangeList selections={changed} accept={body.accept} />}
      <MoneyNote
        call={order}
        leaves
        say={(key) =>
          key === "resend" && changed !== undefined
            ? t("view.acceptAndPlace")
            : t(`view.confirming.${key}`)
        }
        onResend={() => void slip.resend(slot)}
        onGiveUp={() => void slip.giveUp(slot)}
      />
    </>
  );
}

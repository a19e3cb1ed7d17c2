// 确认中: the order is in progress, or its outcome is unknown.
import { isConfirming } from "../state/order.ts";
import { useSlip } from "../state/slip-store.ts";
import { OrderNote } from "./order-note.tsx";

export function ConfirmingNote() {
  const order = useSlip((state) => state.order);
  return isConfirming(order) ? <OrderNote order={order} /> : null;
}

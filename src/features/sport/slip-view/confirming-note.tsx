// 确认中: an order is on its way, or nobody knows yet what became of it.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "../../../ui/button.tsx";
import { useTick } from "../../../ui/use-tick.ts";
import { canGiveUp } from "../slip/place-order.ts";
import type { Order } from "../slip/order.ts";
import { slip, useSlip } from "../slip/slip-store.ts";

export function ConfirmingNote() {
  const { t } = useTranslation("sport");
  const order = useSlip((state) => state.order);
  if (order === null) return null;
  const { state } = order;
  return (
    <output className={box}>
      <b className={title}>
        {state !== "unsent" && <span aria-hidden="true" className={spinner} />}
        {t(state === "unsent" ? "view.confirming.unsentTitle" : "view.confirming.title")}
      </b>
      <span>{t(`view.confirming.${state}`)}</span>
      {state === "unsent" && (
        <Button block tone="primary" onClick={() => void slip.resend()}>
          {t("view.confirming.resend")}
        </Button>
      )}
      {state === "unsent" && <GiveUp order={order} />}
    </output>
  );
}

/** Once nothing late can come of it. */
function GiveUp({ order }: { readonly order: Order }) {
  const { t } = useTranslation("sport");
  if (!canGiveUp(order, useTick())) return null;
  return (
    <Button block onClick={() => void slip.giveUp()}>
      {t("view.confirming.giveUp")}
    </Button>
  );
}

const box = css({
  display: "grid",
  gap: "2",
  padding: "3",
  borderRadius: "md",
  background: "warning-subtle",
  fontSize: "xs",
});
const title = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
});
const spinner = css({
  width: "[1em]",
  height: "[1em]",
  borderRadius: "pill",
  border: "[2px solid {colors.warning}]",
  borderRightColor: "transparent",
  animation: "[spin 700ms linear infinite]",
});

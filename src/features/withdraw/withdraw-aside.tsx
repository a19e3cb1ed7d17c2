// The column beside the form, below it on narrow windows. The parts render their summary into it.
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useWithdrawing } from "./withdraw-context.ts";

export function WithdrawAside({ children }: { readonly children: ReactNode }) {
  const { aside } = useWithdrawing();
  return aside === null ? null : createPortal(children, aside);
}

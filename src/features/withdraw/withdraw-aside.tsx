// What stands beside the form where there is room, else below it. The parts bring their summary there.
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useWithdrawing } from "./withdraw-context.ts";

export function WithdrawAside({ children }: { readonly children: ReactNode }) {
  const { aside } = useWithdrawing();
  return aside === null ? null : createPortal(children, aside);
}

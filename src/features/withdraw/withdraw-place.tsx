// Places of the page outside of the form's parts, which render their amount and their summary into them.
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useWithdrawing } from "./withdraw-context.ts";

interface WithdrawPlaceProps {
  readonly place: "head" | "aside";
  readonly children: ReactNode;
}

export function WithdrawPlace({ place, children }: WithdrawPlaceProps) {
  const element = useWithdrawing()[place];
  return element === null ? null : createPortal(children, element);
}

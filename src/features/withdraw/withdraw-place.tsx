// The form of each withdrawal method renders its amount field and its summary into elements of the page, with portals.
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

import { createContext, use } from "react";
import type { DepositForm } from "./use-deposit-form.ts";

export const DepositContext = createContext<DepositForm | null>(null);

/** The form of the page, for its sections and parts. */
export function useDeposit(): DepositForm {
  const form = use(DepositContext);
  if (form === null) throw new Error("A section of the deposit page stands outside of it.");
  return form;
}

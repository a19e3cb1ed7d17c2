// Data of the page for its parts: a part has no props, because the brand entry loads it.
import { createContext, useContext } from "react";
import type * as v from "valibot";
import type { withdrawConfig, WithdrawInfo } from "#contract/api/withdraw.ts";

export type WithdrawConfig = v.InferOutput<typeof withdrawConfig.response>;
export type WithdrawMethod = WithdrawInfo["methods"][number];

interface Withdrawing {
  readonly info: WithdrawInfo;
  /** Undefined until it has loaded; the page works without it. */
  readonly config: WithdrawConfig | undefined;
  readonly method: WithdrawMethod;
  /** Elements for the amount at the head of the page and for the summary; null until they are rendered. */
  readonly head: HTMLElement | null;
  readonly aside: HTMLElement | null;
}

export const WithdrawContext = createContext<Withdrawing | null>(null);

export function useWithdrawing(): Withdrawing {
  const value = useContext(WithdrawContext);
  if (value === null) throw new Error("A part of the withdrawal page stands outside of it.");
  return value;
}

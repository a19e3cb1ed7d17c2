// The last answer of an account that takes a break: shown until the member leaves the page, after the session has ended.
import type * as v from "valibot";
import { create } from "zustand";
import type { takeTimeOut } from "#contract/api/protection.ts";

export type Ended = v.InferOutput<typeof takeTimeOut.response>;

interface Farewell {
  readonly ended: Ended | null;
}

export const useFarewell = create<Farewell>(() => ({ ended: null }));

export function sayFarewell(ended: Ended): void {
  useFarewell.setState({ ended });
}

export function endFarewell(): void {
  useFarewell.setState({ ended: null });
}

// A launch that waits until the member has read the rules of the game (RTS 3A).
import { create } from "zustand";
import * as v from "valibot";
import { type RulesRefusal, RulesRefusalSchema } from "#contract/api/launch.ts";
import type { CallError } from "#lib/wire/call-error.ts";

interface RulesFirst {
  readonly rules: RulesRefusal | null;
  readonly start: (version: string) => void;
}

export const useRulesFirst = create<RulesFirst>(() => ({ rules: null, start: () => {} }));

export function showRulesFirst(
  { envelope }: CallError,
  start: (version: string) => Promise<void>,
): void {
  const data = v.safeParse(RulesRefusalSchema, envelope?.data);
  // The server's words are shown by the caller where it does not say more.
  if (!data.success) return;
  useRulesFirst.setState({ rules: data.output, start: (version) => void start(version) });
}

export function closeRules(): void {
  useRulesFirst.setState({ rules: null });
}

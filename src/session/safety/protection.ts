// The member's protection as the server knows it: limits, session, pauses, choices.
import { type ProtectionInfo, protectionInfo } from "#contract/api/protection.ts";
import type { CallResult } from "../../lib/call-result.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useCall } from "../../lib/use-call.ts";

interface Watching {
  readonly refetchEvery?: number;
  readonly enabled?: boolean;
}

export function useProtection(watching: Watching = {}): CallResult<ProtectionInfo> {
  return useCall(protectionInfo, {}, watching);
}

/** What a change of a control has answered. */
export function keepProtection(info: ProtectionInfo): void {
  queryClient.setQueriesData({ queryKey: [protectionInfo.path] }, info);
}

export function refreshProtection(): void {
  void queryClient.invalidateQueries({ queryKey: [protectionInfo.path] });
}

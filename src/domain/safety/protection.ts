// The member's protection as the server knows it: limits, session, pauses, choices.
import { type ProtectionInfo, protectionInfo } from "#contract/api/protection.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";

export function useProtection(): CallResult<ProtectionInfo> {
  return useCall(protectionInfo, {});
}

/** What a change of a control has answered. */
export function keepProtection(info: ProtectionInfo): void {
  queryClient.setQueriesData({ queryKey: [protectionInfo.path] }, info);
}

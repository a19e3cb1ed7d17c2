// The member of the session, asked for again where a page stands without one.
import { useQuery } from "@tanstack/react-query";
import type { MemberInfo } from "#contract/api/member.ts";
import { queryClient } from "../../lib/query-client.ts";
import { loadMember } from "../../session/member.ts";
import { useSession } from "../../session/session-store.ts";

interface MemberState {
  readonly member: MemberInfo | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useMember(): MemberState {
  const { member, token, userId } = useSession();
  const { isError, isFetching, refetch } = useQuery(
    {
      queryKey: ["account", "member", userId],
      queryFn: loadMember,
      // Who logs out is still on the page for a moment.
      enabled: token !== null && member === null,
      // An answer in the cache is no member in the session.
      gcTime: 0,
      // Without a network too: the page says so instead of waiting.
      networkMode: "always",
      retry: false,
    },
    queryClient,
  );
  return { member, failed: isError && !isFetching, retry: () => void refetch() };
}

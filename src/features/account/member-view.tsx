import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { useQuery } from "@tanstack/react-query";
import type { CallResult } from "#lib/calls/call-result.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { loadMember } from "#session/account/member.ts";
import { useSession } from "#session/account/session-store.ts";

interface MemberViewProps {
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  readonly children: (member: MemberInfo) => ReactNode;
}

/** Content that needs the member. */
export function MemberView({ skeleton, children }: MemberViewProps) {
  const { t } = useTranslation("account");
  return (
    <AsyncView
      result={useMember()}
      error={t("failed")}
      errorFrame={cardStyle}
      skeleton={<div>{skeleton}</div>}
    >
      {children}
    </AsyncView>
  );
}

// The member of the session, asked for again where a page stands without one.
function useMember(): CallResult<MemberInfo> {
  const { member, token, userId } = useSession();
  const { error, isError, isFetching, refetch } = useQuery(
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
  const rest = { error, retry: () => void refetch() };
  if (member !== null) return { state: "ready", data: member, ...rest };
  return { state: isError && !isFetching ? "error" : "loading", data: undefined, ...rest };
}

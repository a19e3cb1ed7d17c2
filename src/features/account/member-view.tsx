import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { useMember } from "./use-member.ts";

interface MemberViewProps {
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  readonly children: (member: MemberInfo) => ReactNode;
}

/** Content that needs the member: on its way, failed, or there. */
export function MemberView({ skeleton, children }: MemberViewProps) {
  const { t } = useTranslation("account");
  const { member, failed, retry } = useMember();
  if (member !== null) return children(member);
  if (!failed) return <div aria-busy="true">{skeleton}</div>;
  return (
    <Card>
      <ErrorState title={t(navigator.onLine ? "failed" : "offline")} onRetry={retry} />
    </Card>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { useMember } from "./use-member.ts";

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

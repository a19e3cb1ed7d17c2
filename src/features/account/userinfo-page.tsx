// The member's own page: who they are, how well the account is guarded, what is bound.
import { useTranslation } from "react-i18next";
import { AccountPanels } from "./account-panels.tsx";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { MemberView } from "./member-view.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { UserinfoSkeleton } from "./userinfo-skeleton.tsx";

export function Page() {
  const { t } = useTranslation("titles");
  return (
    <MemberFrame title={t("userinfo")}>
      <MemberView skeleton={<UserinfoSkeleton />}>
        {(member) => (
          <>
            <ProfileHead member={member} />
            <AccountPanels member={member} />
          </>
        )}
      </MemberView>
    </MemberFrame>
  );
}

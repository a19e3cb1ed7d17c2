// Where a member proves and binds: each section has an anchor, and `?need=phone` says why the player
// was sent here (spec: shell-and-accounts §2 "Route rules").
import { useTranslation } from "react-i18next";
import { CaptchaHost } from "#session/captcha/captcha-host.tsx";
import { AuthSections } from "./auth-sections.tsx";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { MemberView } from "./member-view.tsx";
import { RowsSkeleton } from "./userinfo-skeleton.tsx";

export function Page() {
  const { t } = useTranslation("titles");
  return (
    <MemberFrame title={t("auth")}>
      <MemberView skeleton={<RowsSkeleton />}>
        {(member) => <AuthSections member={member} />}
      </MemberView>
      <CaptchaHost />
    </MemberFrame>
  );
}

import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { rowList } from "./info-row.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { BindRow } from "./bind-row.tsx";
import { PageRows } from "./page-rows.tsx";
import { ProfileRows } from "./profile-rows.tsx";
import { SafeRow } from "./safe-row.tsx";

/** What is known and bound, one row each; a row leads to where it is changed. */
export function AccountPanels({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  return (
    <>
      <TitledCard content="toEdges" title={t("panel.profile")} note={t("panel.profileNote")}>
        <ul className={rowList}>
          <ProfileRows member={member} />
        </ul>
      </TitledCard>
      <TitledCard content="toEdges" title={t("panel.security")} note={t("panel.securityNote")}>
        <ul className={rowList}>
          {SECURITY.map((item) => (
            <BindRow key={item} item={item} member={member} />
          ))}
          <SafeRow />
        </ul>
      </TitledCard>
      <PageRows member={member} />
    </>
  );
}

const SECURITY = ["phone", "email", "password", "secondPassword"] as const;

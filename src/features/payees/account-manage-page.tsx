// The member's payee accounts, one tab per kind (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { accountManage, userinfo } from "#contract/pages.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { KindList } from "./kind-list.tsx";
import { kindOf, payeeKinds } from "./payee-view.ts";

export { loadAccountWords as prepare } from "./load-account-words.ts";

export function Page() {
  const { t } = useTranslation(["payees", "titles"]);
  const navigate = useNavigate();
  const kinds = payeeKinds();
  const kind = kindOf(useParams()["id"]);
  const first = kinds[0];
  if (kind === null)
    return <Navigate replace to={first === undefined ? userinfo : `${accountManage}/${first}`} />;
  return (
    <MemberFrame title={t("titles:accountManage")}>
      <Tabs
        label={t("titles:accountManage")}
        tabs={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(next) => void navigate(`${accountManage}/${next}`, { replace: true })}
      >
        <div className={panel}>
          <KindList kind={kind} />
        </div>
      </Tabs>
    </MemberFrame>
  );
}

const panel = css({ display: "grid", gap: { base: "3", desktop: "4" }, paddingTop: "4" });

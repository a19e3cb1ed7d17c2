// The member's payee accounts, one tab per kind (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { Stack } from "#styled/jsx/index.js";
import { accountManage, userinfo } from "#contract/pages.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { kindOf, payeeKinds } from "./payee-view.ts";
import { Suspense } from "react";
import type { PayeeKind } from "#contract/payments.ts";
import { brandPart } from "#session/parts/brand-part.ts";
import { PayeeListSkeleton } from "./payee-list-skeleton.tsx";

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
        <Stack gap={{ base: "3", desktop: "4" }} paddingTop="4">
          <KindList kind={kind} />
        </Stack>
      </Tabs>
    </MemberFrame>
  );
}

// The accounts of a kind: a module of its own, which a brand without the kind does not have.
const PARTS = {
  bank: brandPart("payees-bank"),
  coin: brandPart("payees-coin"),
  alipay: brandPart("payees-alipay"),
} as const satisfies Readonly<Record<PayeeKind, unknown>>;

function KindList({ kind }: { readonly kind: PayeeKind }) {
  const Part = PARTS[kind];
  return (
    <Suspense fallback={<PayeeListSkeleton />}>
      <Part />
    </Suspense>
  );
}

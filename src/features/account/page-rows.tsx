import { Coins, CreditCard, ListChecks, WalletCards } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import * as PAGES from "#contract/pages.ts";
import { pageAddress } from "#brand/brand.ts";
import { InfoRow, rowList } from "./info-row.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";

/** Rows that lead to pages of their own: each is there when its page is. */
export function PageRows({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const rows = ROWS.flatMap(({ page, ...row }) => {
    const to = pageAddress(page);
    return to === null ? [] : [{ ...row, to }];
  });
  if (rows.length === 0) return null;
  return (
    <TitledCard content="toEdges" title={t("panel.pages")}>
      <ul className={rowList}>
        {rows.map(({ key, to, icon, flag, ...row }) => {
          const bound = flag === null || member[flag] === "1";
          return (
            <InfoRow
              key={key}
              icon={icon}
              label={t(`item.${key}`)}
              bound={bound}
              {...(flag === null && { state: null })}
              action={{
                to: (bound && "list" in row && row.list) || to,
                text: t(bound ? "action.open" : "action.add"),
              }}
            >
              {t(`why.${key}`)}
            </InfoRow>
          );
        })}
      </ul>
    </TitledCard>
  );
}

/** Page that lists the accounts, when `to` only adds one. */
const ROWS = [
  {
    key: "bankCard",
    page: "add-bank-card",
    list: `${PAGES.accountManage}/bank`,
    icon: CreditCard,
    flag: "bindBankCard",
  },
  { key: "virtualCoin", page: "virtual-coin-card", icon: Coins, flag: "bindVirtualCoin" },
  { key: "alipay", page: "alipay-manage", icon: WalletCards, flag: null },
  { key: "betRecord", page: "bet-record", icon: ListChecks, flag: null },
] as const;

// Coin addresses that withdrawals are paid to: added with the second password, confirmed by a code
// (spec: betting-and-money §2, §7 "vCurrency").
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CoinAccount } from "#contract/api/coin-accounts.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { useBack } from "#session/member/use-back.ts";
import { useCoinAccounts } from "#domain/payments/coin-accounts.ts";
import { payeeState } from "#domain/payments/payees.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";
import { CoinAccountList } from "./coin-account-list.tsx";
import { CoinAddressForm } from "./coin-address-form.tsx";
import { ConfirmAddress } from "./confirm-address.tsx";
import { FormColumns } from "./form-columns.tsx";
import { FormPlace } from "./form-place.tsx";

export { loadAccountWords as prepare } from "./load-account-words.ts";

export function Page() {
  const { t } = useTranslation(["payees", "titles"]);
  return (
    <MemberFrame title={t("titles:virtualCoinCard")}>
      <Addresses />
    </MemberFrame>
  );
}

function Addresses() {
  const { t } = useTranslation("payees");
  const accounts = useCoinAccounts();
  const [confirming, setConfirming] = useState<string | null>(null);
  const [added, setAdded] = useState(false);
  const back = useBack();
  const { list = [], max = 0 } = accounts.data ?? {};
  const asked = list.find(({ id }) => id === confirming);
  const done = () => {
    setConfirming(null);
    setAdded(true);
    back?.();
  };
  return (
    <>
      {added && <Note>{t("advice.small")}</Note>}
      <CoinAccountList>
        {(account) => <Confirm account={account} onAsk={setConfirming} />}
      </CoinAccountList>
      {asked !== undefined && (
        <ConfirmAddress account={asked} onDone={done} onClose={() => setConfirming(null)} />
      )}
      {(accounts.data === undefined || list.length < max) && (
        <FormPlace kind="coin">
          <FormColumns kind="coin" title={t("form.coin")}>
            <CoinAddressForm onAdded={setConfirming} />
          </FormColumns>
        </FormPlace>
      )}
    </>
  );
}

interface ConfirmProps {
  readonly account: CoinAccount;
  readonly onAsk: (id: string) => void;
}

function Confirm({ account, onAsk }: ConfirmProps) {
  const { t } = useTranslation("payees");
  if (payeeState(account) !== "unconfirmed") return null;
  return (
    <Button size="sm" tone="primary" onClick={() => onAsk(account.id)}>
      {t("confirm.open")}
    </Button>
  );
}

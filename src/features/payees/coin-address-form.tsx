import { Coins, Tag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addCoinAccount } from "#contract/api/coin-accounts.ts";
import { COINS, type Coin, type Network } from "#contract/coins.ts";
import { DATA_EXISTS } from "#contract/codes.ts";
import { css } from "#styled/css/index.js";
import { request } from "#lib/calls/http.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { changeCoinAccounts } from "#domain/payments/coin-accounts.ts";
import {
  SECOND_PASSWORD_REFUSALS,
  secondPasswordRule,
  withSecondPassword,
} from "#domain/payments/second-password.ts";
import { SecondPasswordField } from "#domain/payments/second-password-field.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Form } from "#ui/form/form.tsx";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { Input } from "#ui/fields/input.tsx";
import { addressRule, sayFault } from "./address-rule.ts";
import { checkAddress } from "./coin-address.ts";
import { NetworkChoice } from "./network-choice.tsx";
import { PasteButton } from "./paste-button.tsx";

interface CoinAddressFormProps {
  /** The server has stored the address; the code is missing. */
  readonly onAdded: (id: string) => void;
}

interface Values {
  readonly coin: Coin;
  readonly network: Network;
  readonly address: string;
  readonly label: string;
  readonly secondPassword: string;
}

const FIRST: Values = {
  coin: "USDT",
  network: "TRC20",
  address: "",
  label: "",
  secondPassword: "",
};
const LABEL_MAX = 20;

export function CoinAddressForm({ onAdded }: CoinAddressFormProps) {
  const { t } = useTranslation("payees");
  const form = useHeldForm<Values>("coinAddress", {
    values: FIRST,
    rules: {
      address: (address, { network }) => addressRule(address, network),
      secondPassword: secondPasswordRule,
    },
    say: (key) => sayFault(key, t),
    submit: async ({ coin, network, address, label }, options) => {
      const named = label.trim() === "" ? {} : { label: label.trim() };
      const { id } = await withSecondPassword(form, (secondPassword) =>
        changeCoinAccounts(
          request(addCoinAccount, { coin, network, address, ...named, secondPassword }, options),
        ),
      );
      form.reset();
      onAdded(id);
    },
    checks: "left",
    refusals: { ...SECOND_PASSWORD_REFUSALS, [DATA_EXISTS]: "address" },
  });
  const { coin, network } = form.values;
  return (
    <Form form={form} submit={t("address.next")}>
      <NetworkChoice
        coin={coin}
        network={network}
        onCoin={(next) => {
          form.set("coin", next);
          form.set("network", COINS[next].networks[0]);
        }}
        onNetwork={(next) => form.set("network", next)}
      />
      <AddressField form={form} />
      <Input
        label={t("label.label")}
        icon={Tag}
        autoComplete="off"
        placeholder={t("label.placeholder")}
        {...form.field("label", { max: LABEL_MAX, clean: (typed) => typed })}
      />
      <SecondPasswordField form={form} />
    </Form>
  );
}

function AddressField({ form }: { readonly form: RuleForm<Values> }) {
  const { t } = useTranslation("payees");
  const { coin, network, address } = form.values;
  const { fault, checked } = checkAddress(address, network);
  const good = fault === null && checked;
  // Said with the fault: not while the address is typed.
  const judged = form.error("address") !== undefined;
  const offered = otherNetwork(coin, judged && fault?.kind === "network" ? fault.network : null);
  return (
    <>
      <Input
        label={t("address.label")}
        icon={Coins}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={t("address.placeholder")}
        hint={t(fault === null ? "address.unchecked" : "address.hint")}
        ok={good ? t("address.ok", { network }) : undefined}
        end={
          <PasteButton
            onPaste={(text) => {
              form.set("address", text.trim());
              void form.check("address");
            }}
          />
        }
        {...form.field("address", { max: 100 })}
      />
      {offered !== null && (
        <Button
          size="sm"
          className={start}
          onClick={() => {
            form.set("network", offered);
            void form.check("address");
          }}
        >
          {t("address.switch", { network: offered })}
        </Button>
      )}
    </>
  );
}

const start = css({ justifySelf: "start", minHeight: { base: "10", desktop: "0" } });

/** The network that the address belongs to, if the coin has it. */
function otherNetwork(coin: Coin, network: Network | null): Network | null {
  const networks: readonly Network[] = COINS[coin].networks;
  return network !== null && networks.includes(network) ? network : null;
}

import { CreditCard, Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SecondPasswordField } from "#domain/payments/second-password-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { Input } from "#ui/fields/input.tsx";
import type { BankChoice } from "./bank-choice.ts";
import { BankSelect } from "./bank-select.tsx";
import { keptCard } from "./card-number.ts";
import { HolderField } from "./holder-field.tsx";
import { chosenBank, useBankCardForm } from "./use-bank-card-form.ts";

interface BankCardFormProps {
  readonly banks: readonly BankChoice[];
  readonly onDone: () => void;
}

const BRANCH_MAX = 60;

export function BankCardForm({ banks, onDone }: BankCardFormProps) {
  const { t } = useTranslation("payees");
  const form = useBankCardForm({ banks, onDone });
  const bank = chosenBank(form.values);
  return (
    <Form form={form} submit={t("add.bank")}>
      <HolderField />
      <Input
        label={t("card.label")}
        icon={CreditCard}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t("card.placeholder")}
        {...form.field("card", { keep: keptCard })}
      />
      <BankSelect
        banks={banks}
        value={bank}
        found={form.values.bank === "" && bank !== ""}
        error={form.error("bank")}
        onChange={(code) => form.set("bank", code)}
      />
      <Input
        label={t("branch.label")}
        icon={Landmark}
        autoComplete="off"
        maxLength={BRANCH_MAX}
        placeholder={t("branch.placeholder")}
        {...form.field("branch")}
      />
      <SecondPasswordField form={form} />
    </Form>
  );
}

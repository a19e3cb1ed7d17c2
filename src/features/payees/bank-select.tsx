import { useTranslation } from "react-i18next";
import { Stack, Text } from "#styled/jsx/index.js";
import type { BankChoice } from "./bank-choice.ts";
import { FieldNote } from "#ui/fields/field-note.tsx";
import { SearchSelect } from "#ui/fields/search-select.tsx";

interface BankSelectProps {
  readonly banks: readonly BankChoice[];
  /** Empty while none is chosen. */
  readonly value: string;
  /** The bank was found by the card number. */
  readonly found: boolean;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The bank of a card: found by the number, or chosen by the member. */
export function BankSelect({ banks, value, found, error, onChange }: BankSelectProps) {
  const { t } = useTranslation("payees");
  const none: BankChoice = { code: "", name: t("bank.choose"), closed: "" };
  const chosen = banks.find(({ code }) => code === value) ?? none;
  return (
    <Stack gap="2">
      <SearchSelect
        label={t("bank.label")}
        items={banks}
        value={chosen}
        keyOf={({ code }) => code}
        textOf={({ name }) => name}
        searchLabel={t("bank.search")}
        empty={t("bank.none")}
        onChange={({ code }) => onChange(code)}
      >
        {({ name, closed }) => (
          <Stack as="span">
            {name}
            {closed !== "" && (
              <Text as="small" color="text-muted" size="xs">
                {closed}
              </Text>
            )}
          </Stack>
        )}
      </SearchSelect>
      {error === undefined ? (
        <FieldNote tone={found ? "ok" : "hint"}>{t(found ? "bank.found" : "bank.hint")}</FieldNote>
      ) : (
        <FieldNote tone="error">{error}</FieldNote>
      )}
    </Stack>
  );
}

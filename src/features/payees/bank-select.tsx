import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { BankChoice } from "./bank-choice.ts";
import { FieldNote } from "#ui/field-note.tsx";
import { SearchSelect } from "#ui/search-select.tsx";

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
    <div className={frame}>
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
          <span className={item}>
            {name}
            {closed !== "" && <small className={why}>{closed}</small>}
          </span>
        )}
      </SearchSelect>
      {error === undefined ? (
        <FieldNote tone={found ? "ok" : "hint"}>{t(found ? "bank.found" : "bank.hint")}</FieldNote>
      ) : (
        <FieldNote tone="error">{error}</FieldNote>
      )}
    </div>
  );
}

const frame = css({ display: "grid", gap: "2" });
const item = css({ display: "grid" });
const why = css({ color: "text-muted", fontSize: "xs" });

// Country code of a phone number, searched by name or code.
import { useTranslation } from "react-i18next";
import type { CountryArea } from "#contract/api/auth.ts";
import { css, cx } from "#styled/css/index.js";
import { areaKey, areaLabel } from "#session/account/country-areas.ts";
import { figures } from "#ui/money.tsx";
import { SearchSelect } from "#ui/search-select.tsx";

interface CountrySelectProps {
  readonly areas: readonly CountryArea[];
  readonly value: CountryArea;
  readonly onChange: (area: CountryArea) => void;
  readonly disabled: boolean;
}

export function CountrySelect({ areas, value, onChange, disabled }: CountrySelectProps) {
  const { t } = useTranslation("auth");
  return (
    <SearchSelect
      label={t("find.area.label")}
      items={areas}
      value={value}
      onChange={onChange}
      keyOf={areaKey}
      textOf={areaLabel}
      searchLabel={t("find.area.search")}
      empty={t("find.area.none")}
      disabled={disabled}
    >
      {({ areaCode, areaName }) => (
        <>
          <span className={cx(figures, code)}>+{areaCode}</span>
          {areaName}
        </>
      )}
    </SearchSelect>
  );
}

const code = css({ minWidth: "12", color: "text-muted" });

// In which format prices are shown; a series forces one. The browser's own list: small, and right on phones.
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ODDS_TYPES } from "#contract/betting/odds.ts";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "../../../ui/icon.tsx";
import { setOddsType, useOddsType, useOddsTypeForced } from "../odds-type.ts";
import { pill, pillKey } from "./pill.ts";

export function OddsTypeSelect() {
  const { t } = useTranslation("sport");
  const type = useOddsType();
  const forced = useOddsTypeForced();
  return (
    <label className={cx(pill, box)} title={forced ? t("list.oddsTypeForced") : undefined}>
      <span className={pillKey}>{t("list.oddsType")}</span>
      <select
        value={type}
        disabled={forced}
        className={select}
        onChange={({ target }) => {
          const chosen = ODDS_TYPES.find((value) => value === target.value);
          if (chosen !== undefined) setOddsType(chosen);
        }}
      >
        {ODDS_TYPES.map((value) => (
          <option key={value} value={value} className={option}>
            {t(`list.oddsTypes.${value}`)}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} />
    </label>
  );
}

const box = css({
  position: "relative",
  _focusWithin: { boxShadow: "[inset 0 0 0 1px {colors.accent}]" },
});
const select = css({
  height: "full",
  // The arrow of the pill stands over the room of the browser's own.
  paddingRight: "6",
  marginRight: "[-1.75rem]",
  border: "none",
  background: "transparent",
  appearance: "none",
  outline: "none",
  cursor: "inherit",
  fontWeight: "inherit",
  _disabled: { color: "text-muted" },
  "& + svg": { pointerEvents: "none" },
});
const option = css({ background: "surface-overlay", color: "text" });

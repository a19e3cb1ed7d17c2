// Odds format of the prices; a series forces one. A native select: small, and right on phones.
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ODDS_TYPES } from "#contract/betting/odds.ts";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { useOddsType, useOddsTypeForced } from "../../feed/odds-type.ts";
import { pill, pillKey } from "./pill.ts";
import { setOddsType } from "../../feed/sport-preferences.ts";

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
  _focusWithin: { boxShadow: "edge-mark" },
});
const select = css({
  height: "full",
  // The pill's arrow replaces the native one.
  paddingRight: "6",
  marginRight: "-7",
  appearance: "none",
  outline: "none",
  cursor: "inherit",
  fontWeight: "inherit",
  _disabled: { color: "text-muted" },
  "& + svg": { pointerEvents: "none" },
});
const option = css({ background: "surface-overlay", color: "text" });

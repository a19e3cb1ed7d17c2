import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { srOnly } from "#ui/text/sr-only.ts";
import { isChampion, MODES } from "../state/slip-model.ts";
import { slip, useSlip } from "../state/slip-store.ts";
import { setActiveStake } from "./view-store.ts";

/** For outrights the series mode is disabled, with the reason. */
export function ModeSwitch() {
  const { t } = useTranslation("sport");
  const name = useId();
  const mode = useSlip((state) => state.mode);
  const hasChampion = useSlip(({ selections }) => selections.some(isChampion));
  const shutFor = (value: string) => hasChampion && value === "series";
  return (
    <div role="radiogroup" aria-label={t("view.mode.label")} className={track}>
      {MODES.map((value) => (
        <label
          key={value}
          title={shutFor(value) ? t("view.mode.noChampion") : undefined}
          className={segment}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === mode}
            disabled={shutFor(value)}
            className={srOnly}
            onChange={() => {
              slip.setMode(value);
              setActiveStake(null);
            }}
          />
          {t(`view.mode.${value}`)}
          {shutFor(value) && <span className={srOnly}>{t("view.mode.noChampion")}</span>}
        </label>
      ))}
    </div>
  );
}

const track = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: "0-5",
  padding: "0-5",
  borderRadius: "md",
  background: "surface-sunken",
});

const segment = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: { base: "10", desktop: "control-inner" },
  borderRadius: "md-inner",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "medium",
  _hover: { color: "text-strong" },
  "&:has(:disabled)": { cursor: "not-allowed", color: "text-muted" },
  "&:has(:focus-visible)": { outline: "focus", outlineOffset: "-0-5" },
  "&:has(:checked)": {
    background: { base: "surface-raised", _professional: "surface-hover" },
    color: "text-strong",
    fontWeight: "bold",
    boxShadow: "1-edge",
  },
});

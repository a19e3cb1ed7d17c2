import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { srOnly } from "../../../ui/sr-only.ts";
import { isChampion, MODES } from "../slip/slip-model.ts";
import { slip, useSlip } from "../slip/slip-store.ts";

/** Champions make no series: the way there is shown shut, with the reason. */
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
            onChange={() => slip.setMode(value)}
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
  gridTemplateColumns: "[repeat(3, 1fr)]",
  gap: "[2px]",
  padding: "[3px]",
  borderRadius: "md",
  background: "surface-sunken",
});

const segment = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: { base: "[2.5rem]", desktop: "[calc({sizes.control} - 6px)]" },
  borderRadius: "[calc({radii.md} - 3px)]",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "medium",
  _hover: { color: "text-strong" },
  "&:has(:disabled)": { cursor: "not-allowed", color: "text-muted" },
  "&:has(:focus-visible)": { outline: "[2px solid {colors.focus-ring}]", outlineOffset: "[-2px]" },
  "&:has(:checked)": {
    background: { base: "surface-raised", _professional: "surface-hover" },
    color: "text-strong",
    fontWeight: "bold",
    boxShadow: "[{shadows.1}, inset 0 0 0 1px {colors.hairline}]",
  },
});

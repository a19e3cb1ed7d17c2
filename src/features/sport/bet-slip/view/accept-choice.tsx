import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { srOnly } from "../../../../ui/sr-only.ts";
import { Switch } from "../../../../ui/switch.tsx";
import { ACCEPTS } from "../state/slip-entry.ts";
import { slip, useSlip } from "../state/slip-store.ts";

/** The toggle switches between any and ask; the third choice is below it. */
export function AcceptChoice() {
  const { t } = useTranslation("sport");
  const name = useId();
  const accept = useSlip((state) => state.accept);
  return (
    <div className={frame}>
      <label className={line}>
        <span>{t("view.accept.auto")}</span>
        <Switch
          label={t("view.accept.auto")}
          checked={accept !== "ask"}
          onChange={(on) => slip.setAccept(on ? "any" : "ask")}
        />
      </label>
      <div role="radiogroup" aria-label={t("view.accept.label")} className={choices}>
        {ACCEPTS.map((value) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              name={name}
              className={srOnly}
              checked={accept === value}
              onChange={() => slip.setAccept(value)}
            />
            {t(`view.accept.${value}`)}
          </label>
        ))}
      </div>
      <p className={css({ color: "text-muted", fontSize: "2xs" })}>{t("view.accept.note")}</p>
    </div>
  );
}

const frame = css({ display: "grid", gap: "1", fontSize: "xs" });
const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: { base: "10", desktop: "0" },
  cursor: "pointer",
});
const choices = css({ display: "flex", flexWrap: "wrap", columnGap: "3" });
const choice = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "10", desktop: "target" },
  color: "text-muted",
  cursor: "pointer",
  _before: {
    content: '""',
    flex: "none",
    width: "3",
    height: "3",
    borderRadius: "pill",
    border: "control",
  },
  "&:has(:checked)": { color: "text-strong", fontWeight: "bold" },
  "&:has(:checked)::before": { borderColor: "accent-mark", borderWidth: "[4px]" },
  "&:has(:focus-visible)": { outline: "focus" },
});

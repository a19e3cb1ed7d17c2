// How changed odds are accepted. A changed line or score always asks.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { ACCEPTS } from "../state/slip-entry.ts";
import { slip, useSlip } from "../state/slip-store.ts";

export function AcceptChoice() {
  const { t } = useTranslation("sport");
  const note = useId();
  const accept = useSlip((state) => state.accept);
  return (
    <label className={line} title={t("view.accept.note")}>
      <span>{t("view.accept.label")}</span>
      <select
        value={accept}
        aria-describedby={note}
        className={select}
        onChange={({ target }) => {
          const chosen = ACCEPTS.find((value) => value === target.value);
          if (chosen !== undefined) slip.setAccept(chosen);
        }}
      >
        {ACCEPTS.map((value) => (
          <option key={value} value={value} className={option}>
            {t(`view.accept.${value}`)}
          </option>
        ))}
      </select>
      <span id={note} hidden>
        {t("view.accept.note")}
      </span>
    </label>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: { base: "10", desktop: "target" },
  fontSize: "xs",
});
const select = css({
  minHeight: { base: "9", desktop: "target" },
  maxWidth: "3/4",
  paddingInline: "1",
  borderRadius: "sm",
  background: "surface-sunken",
  color: "text-strong",
  fontWeight: "semibold",
});
const option = css({ background: "surface-overlay", color: "text" });

// In the slip, in place of the choice how changed odds are accepted (RTS 2C, Standard 2.15.1): there is none.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";

export function Part() {
  const { t } = useTranslation("duties");
  return (
    <dl className={frame}>
      <div className={line}>
        <dt>{t("odds.label")}</dt>
        <dd className={value}>{t("odds.ask")}</dd>
      </div>
      <dd className={note}>{t("odds.note")}</dd>
    </dl>
  );
}

const frame = css({ display: "grid", fontSize: "xs" });
const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: { base: "10", desktop: "target" },
});
const value = css({ color: "text-strong", fontWeight: "semibold" });
const note = css({ color: "text-muted" });

import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { QrCode } from "../../ui/qr-code.tsx";

interface PayCodeProps {
  readonly text: string;
  readonly note?: string;
}

/** Large enough for a phone that is held in front of a screen. */
export function PayCode({ text, note }: PayCodeProps) {
  const { t } = useTranslation("deposit-wait");
  return (
    <div className={frame}>
      <QrCode text={text} label={t("code.label")} className={code} />
      <ol className={steps}>
        <li>{t("code.open")}</li>
        <li>{t("code.scan")}</li>
        <li>{note ?? t("code.pay")}</li>
      </ol>
    </div>
  );
}

const frame = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  alignItems: "center",
  gap: { base: "4", desktop: "8" },
  padding: { base: "4", desktop: "5" },
  borderRadius: "lg",
  background: "surface-sunken",
});
const code = css({ width: "52", height: "52" });
const steps = css({
  display: "grid",
  gap: "2",
  paddingLeft: "5",
  color: "text",
  fontSize: "sm",
  listStyle: "decimal",
});

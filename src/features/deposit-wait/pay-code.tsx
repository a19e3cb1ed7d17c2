import { Download, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Icon } from "#ui/icon.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { codeLink } from "./code-link.ts";
import { saveCode } from "./save-code.ts";

interface PayCodeProps {
  readonly text: string;
  /** Name of the saved picture. */
  readonly orderId: string;
  readonly note?: string;
  /** What a wallet app opens, where it is not the text of the code. */
  readonly link?: string | null;
}

/** Large enough for a phone that is held in front of a screen; saved or opened on the phone itself. */
export function PayCode({ text, orderId, note, link = codeLink(text) }: PayCodeProps) {
  const { t } = useTranslation("deposit-wait");
  return (
    <div className={frame}>
      <QrCode text={text} label={t("code.label")} className={code} />
      <div className={side}>
        <ol className={steps}>
          <li>{t("code.open")}</li>
          <li>{t("code.scan")}</li>
          <li>{note ?? t("code.pay")}</li>
        </ol>
        <div className={buttons}>
          <Button onClick={() => void saveCode(text, `${orderId}.png`)}>
            <Icon as={Download} />
            {t("code.save")}
          </Button>
          {link !== null && (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className={cx(buttonStyle({ tone: "soft" }), onPhone)}
            >
              <Icon as={Smartphone} />
              {t("code.wallet")}
            </a>
          )}
        </div>
      </div>
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
const side = css({ display: "grid", gap: "4" });
const steps = css({
  display: "grid",
  gap: "2",
  paddingLeft: "5",
  color: "text",
  fontSize: "sm",
  listStyle: "decimal",
});
const buttons = css({
  display: "grid",
  gridAutoFlow: { base: "column", desktop: "row" },
  gridAutoColumns: { base: "fr" },
  justifyItems: { base: "stretch", desktop: "start" },
  gap: "2",
  // Above the steps on a phone, where it is what the code is for.
  order: { base: "-1", desktop: "0" },
});
const onPhone = css({ display: { desktop: "none" } });

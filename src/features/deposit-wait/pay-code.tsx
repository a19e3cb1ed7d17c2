import { Download, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { QrCode, qrPath } from "#ui/pictures/qr-code.tsx";
import { codeLink } from "./code-link.ts";
import { encode } from "uqr";
import { saveBlob } from "#lib/browser/save-file.ts";

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
      <QrCode text={text} label={t("code.label")} className={codeBox} />
      <Stack gap="4">
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
      </Stack>
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
const codeBox = css({ width: "52", height: "52" });
const steps = css({
  display: "grid",
  gap: "2",
  paddingLeft: "5",
  color: "text",
  fontSize: "sm",
  listStyle: "decimal",
});
const buttons = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "2",
  // Above the steps on a phone, where it is what the code is for. There the buttons share a line if their words fit.
  order: { base: "-1", desktop: "0" },
  "& > *": { flexGrow: { base: "1", desktop: "0" } },
});
const onPhone = css({ display: { desktop: "none" } });

// A payment code as a picture, which wallet apps read from the album of the phone that shows it.

/** Pixels of one module: cameras and apps read it from any screen. */
const MODULE = 12;
/** Modules of light around the code, as its standard asks for. */
const QUIET = 4;

async function saveCode(text: string, name: string): Promise<void> {
  const { data, size } = encode(text, { border: QUIET, ecc: "M" });
  const canvas = document.createElement("canvas");
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const drawing = canvas.getContext("2d");
  if (drawing === null) return;
  // Light in both editions, or cameras miss it.
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.scale(MODULE, MODULE);
  drawing.fillStyle = "black";
  const code = new Path2D(qrPath(data));
  drawing.clip(code);
  drawing.fillRect(0, 0, size, size);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (picture !== null) saveBlob(name, picture);
}

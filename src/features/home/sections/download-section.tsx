import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { PhoneFrame } from "#brand/phone-frame.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { SectionBand } from "./section-frame.tsx";
import { siteAddress } from "#lib/site-address.ts";
import { CopyAddress } from "./copy-address.tsx";

export function Section() {
  const { t } = useTranslation("home");
  return (
    <SectionBand title={t("sections.download.title")}>
      <div className={cx(cardStyle, band)}>
        <div className={words}>
          <h2 className={title}>{t("download.title")}</h2>
          <p className={text}>{t("download.text")}</p>
          <div className={offer}>
            <QrCode text={siteAddress()} label={t("download.code")} className={code} />
            <div className={steps}>
              <p className={step}>{t("download.scan")}</p>
              <p className={hint}>{t("download.homeScreen")}</p>
              <CopyAddress />
            </div>
          </div>
        </div>
        <div className={device}>
          <div className={second}>
            <PhoneFrame opening="promotion" />
          </div>
          <div className={first}>
            <PhoneFrame opening="hero" />
          </div>
        </div>
      </div>
    </SectionBand>
  );
}

const band = css({
  position: "relative",
  display: "grid",
  alignItems: "center",
  overflow: "hidden",
  "@container (min-width: 40rem)": {
    gridTemplateColumns: "minmax(0, 1fr) 19rem",
    minHeight: { base: "91", _professional: "68" },
    backgroundImage:
      "[linear-gradient(112deg, token(colors.surface) 58%, token(colors.accent-subtle) 58.1%)]",
  },
});
const words = css({ padding: "5", desktop: { padding: { base: "10", _professional: "6" } } });
const title = css({
  textStyle: "display",
  fontSize: { base: "2xl", _professional: "xl" },
  color: "text-strong",
});
const text = css({ marginTop: "2-5", maxWidth: "108", color: "text" });
const offer = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "5",
  marginTop: "6",
});
// On a phone there is no second device to scan the code.
const code = css({
  display: { base: "none", desktop: "block" },
  width: "29",
  height: "29",
  boxShadow: "edge-strong",
});
const steps = css({ display: "grid", justifyItems: "start", gap: "1-5" });
const step = css({ fontWeight: "semibold", color: "text-strong" });
const hint = css({ fontSize: "sm", color: "text-muted", marginBottom: "2" });
const device = css({
  display: "none",
  position: "relative",
  height: "full",
  "@container (min-width: 40rem)": { display: "block" },
});
const first = css({ position: "absolute", right: "16", top: "10" });
const second = css({
  display: "none",
  position: "absolute",
  right: "70",
  top: "16",
  "@container (min-width: 72rem)": { display: "block" },
});

import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { ArtTile } from "../cards/art-tile.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { SectionBand } from "./section-frame.tsx";
import { siteAddress } from "#lib/site-address.ts";
import { CopyAddress } from "./copy-address.tsx";

export function Section() {
  const { t } = useTranslation("home");
  return (
    <SectionBand title={t("sections.downloadCard.title")}>
      <ArtTile art={brand().art.scenes["download"]} veil="side" className={card}>
        <div className={words}>
          <p className={kicker}>{t("sections.downloadCard.title")}</p>
          <h2 className={title}>{t("download.title")}</h2>
          <p className={hint}>{t("download.scan")}</p>
          <CopyAddress onArt />
        </div>
        <QrCode text={siteAddress()} label={t("download.code")} className={code} />
      </ArtTile>
    </SectionBand>
  );
}

const card = css({
  // The surrounding tile stacks its text.
  flexDirection: "row!",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
  minHeight: "34",
  padding: "4",
});
const words = css({ display: "grid", justifyItems: "start", gap: "1", minWidth: "0" });
const kicker = css({ fontSize: "2xs", fontWeight: "semibold", color: "on-art-muted" });
const title = css({
  textStyle: "display",
  fontSize: "xl",
});
const hint = css({ fontSize: "xs", color: "on-art-muted", marginBottom: "2" });
const code = css({
  display: { base: "none", desktop: "block" },
  width: "22",
  height: "22",
});

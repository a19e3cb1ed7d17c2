import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { ArtTile } from "../cards/art-tile.tsx";
import { QrCode } from "#ui/pictures/qr-code.tsx";
import { SectionBand } from "./section-frame.tsx";
import { siteAddress } from "#lib/browser/site-address.ts";
import { CopyAddress } from "./copy-address.tsx";

export function Section() {
  const { t } = useTranslation("home");
  return (
    <SectionBand title={t("sections.downloadCard.title")}>
      <ArtTile art={brand().art.scenes["download"]} veil="side" className={card}>
        <Row align="center" justify="space-between" gap="4">
          <Stack justifyItems="start" gap="1" minWidth="0">
            <Text size="2xs" weight="semibold" color="on-art-muted">
              {t("sections.downloadCard.title")}
            </Text>
            <Text as="h2" textStyle="display" size="xl">
              {t("download.title")}
            </Text>
            <Text size="xs" color="on-art-muted" marginBottom="2">
              {t("download.scan")}
            </Text>
            <CopyAddress onArt />
          </Stack>
          <QrCode text={siteAddress()} label={t("download.code")} className={code} />
        </Row>
      </ArtTile>
    </SectionBand>
  );
}

const card = css({
  justifyContent: "center",
  minHeight: "34",
  padding: "4",
});
const code = css({
  display: { base: "none", desktop: "block" },
  width: "22",
  height: "22",
});

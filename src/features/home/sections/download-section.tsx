import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { PhoneFrame } from "#brand/phone-frame.tsx";
import { QrCode } from "#ui/pictures/qr-code.tsx";
import { SectionBand } from "./section-frame.tsx";
import { siteAddress } from "#lib/browser/site-address.ts";
import { CopyAddress } from "./copy-address.tsx";

export function Section() {
  const { t } = useTranslation("home");
  return (
    <SectionBand title={t("sections.download.title")}>
      <div className={cx(cardStyle, band)}>
        <div className={words}>
          <Heading textStyle="display" size={{ base: "2xl", _professional: "xl" }}>
            {t("download.title")}
          </Heading>
          <Text marginTop="2-5" maxWidth="108" color="text">
            {t("download.text")}
          </Text>
          <Row wrap="wrap" align="center" gap="5" marginTop="6">
            <QrCode text={siteAddress()} label={t("download.code")} className={code} />
            <Stack justifyItems="start" gap="1-5">
              <Text weight="semibold" color="text-strong">
                {t("download.scan")}
              </Text>
              <Text size="sm" color="text-muted" marginBottom="2">
                {t("download.homeScreen")}
              </Text>
              <CopyAddress />
            </Stack>
          </Row>
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
      "linear-gradient(112deg, token(colors.surface) 58%, token(colors.accent-subtle) 58.1%)",
  },
});
const words = css({ padding: "5", desktop: { padding: { base: "10", _professional: "6" } } });
// On a phone there is no second device to scan the code.
const code = css({
  display: { base: "none", desktop: "block" },
  width: "29",
  height: "29",
  boxShadow: "edge-strong",
});
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

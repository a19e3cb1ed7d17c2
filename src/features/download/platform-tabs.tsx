import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Heading, Text } from "#styled/jsx/index.js";
import { siteAddress } from "#lib/browser/site-address.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { NumberedSteps } from "#ui/layout/numbered-steps.tsx";
import { QrCode } from "#ui/pictures/qr-code.tsx";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { type Platform, platformOf, platformPath, PLATFORMS } from "./platform.ts";
import { StepDrawing } from "./step-drawing.tsx";

const STEPS = ["open", "menu", "add", "done"] as const;

export function PlatformTabs() {
  const { t } = useTranslation("download");
  const [platform, setPlatform] = useState(here);
  return (
    <Tabs
      label={t("platform.label")}
      tabs={PLATFORMS.map((value) => ({ value, label: t(`platform.${value}`) }))}
      value={platform}
      onChange={setPlatform}
    >
      <div className={panel}>
        <div className={cx(cardStyle, code)}>
          <Heading size="lg">{t(`${platform}.title`)}</Heading>
          <QrCode
            text={siteAddress(platformPath(platform))}
            label={t(`${platform}.code`)}
            className={square}
          />
          <p className={scan}>{t(`${platform}.scan`)}</p>
          <Text color="text-muted" size="sm">
            {t(`${platform}.note`)}
          </Text>
        </div>
        <NumberedSteps
          steps={STEPS.map((step) => ({
            title: t(`${platform}.steps.${step}.title`),
            text: t(`${platform}.steps.${step}.text`),
            art: <StepDrawing platform={platform} step={step} />,
          }))}
        />
      </div>
    </Tabs>
  );
}

function here(): Platform {
  if (typeof window === "undefined") return "ios";
  const { userAgent, maxTouchPoints } = window.navigator;
  return platformOf(window.location.search, { userAgent, touchPoints: maxTouchPoints });
}

const panel = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "16rem minmax(0, 1fr)",
  },
  gap: { base: "3", desktop: "4" },
  marginTop: { base: "4", desktop: "6" },
});

const code = css({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: "2",
  padding: "card-pad",
  textAlign: "center",
});

// On a phone the code would be scanned by the phone that shows it.
const square = css({
  display: { base: "none", desktop: "block" },
  width: "40",
  height: "40",
  marginBlock: "2",
  boxShadow: "edge-strong",
});

const scan = css({
  display: { base: "none", desktop: "block" },
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
});

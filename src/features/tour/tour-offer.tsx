import { Compass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { goToTourStep, stopTour } from "#session/overlays/tour.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

/** For a new member, once: beside the page, never over what it asks for. */
export function TourOffer() {
  const { t } = useTranslation("tour");
  return (
    <aside aria-label={t("name")} className={card}>
      <span className={badge}>
        <Icon as={Compass} size={1.375} />
      </span>
      <div>
        <Text color="text-strong" weight="bold">
          {t("offer.title")}
        </Text>
        <Text color="text-muted" size="sm">
          {t("offer.text")}
        </Text>
      </div>
      <Row gridColumn="1 / -1" justify="end" gap="2">
        <Button tone="ghost" onClick={stopTour}>
          {t("offer.later")}
        </Button>
        <Button tone="primary" onClick={() => goToTourStep()}>
          {t("offer.start")}
        </Button>
      </Row>
    </aside>
  );
}

// On phones above the bottom bar, and above the message that the registration is done.
const card = css({
  position: "fixed",
  right: { base: "3", desktop: "16" },
  left: { base: "3", desktop: "auto" },
  bottom: { base: "32-safe", desktop: "6" },
  zIndex: "sticky",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "3",
  rowGap: "2",
  width: { desktop: "88" },
  paddingTop: "4",
  paddingBottom: "3",
  paddingInline: "4",
  borderRadius: "lg",
  background: "surface-overlay",
  boxShadow: "3-edge",
  color: "text",
  animation: "fade {durations.slow} {easings.out}",
  _print: { display: "none" },
});

const badge = css({
  display: "grid",
  placeItems: "center",
  width: "11",
  height: "11",
  borderRadius: "pill",
  background: "accent-subtle",
  color: "accent-text",
});

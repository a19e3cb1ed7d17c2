// Over everything while a game starts (spec: betting-and-money §2 "Overlays").
import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { emit, type Starting } from "#session/site/events.ts";
import { Art } from "#ui/pictures/art.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { useOpener } from "#ui/overlays/use-opener.ts";
import { WaitingLine } from "#ui/states/waiting-line.tsx";

export function StartingOverlay({ venue, onCancel }: Starting) {
  const { t } = useTranslation("venue-entry");
  const finalFocus = useOpener(true);
  const popup = useRef<HTMLDivElement>(null);
  const cancel = () => {
    if (onCancel === undefined) return;
    emit("dismiss_starting", null);
    onCancel();
  };
  return (
    <Base.Root
      open
      disablePointerDismissal
      onOpenChange={(next) => {
        if (!next) cancel();
      }}
    >
      <Base.Portal>
        <Base.Popup
          ref={popup}
          aria-label={t("starting")}
          className={screen}
          initialFocus={popup}
          finalFocus={finalFocus}
        >
          <Art src={brand().art.logo} className={mark} />
          <output className={words}>{t("startingVenue", { venue })}</output>
          <WaitingLine className={line} />
          {onCancel !== undefined && (
            <Button size="lg" onClick={cancel}>
              {t("startingCancel")}
            </Button>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const screen = css({
  position: "fixed",
  inset: "0",
  zIndex: "dialog",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "5",
  padding: "gutter",
  background:
    "[radial-gradient(circle at 50% 45%, {colors.accent-subtle}, transparent 24rem), {colors.canvas}]",
  color: "text-strong",
  textAlign: "center",
  outline: "none",
  animation: "fade {durations.base} {easings.out}",
});

const mark = css({
  width: "24",
  height: "24",
  animation: "pulse 1600ms ease-in-out infinite",
});

const words = css({ fontSize: "lg", fontWeight: "semibold" });

const line = css({ width: "[min(14rem, 60vw)]" });

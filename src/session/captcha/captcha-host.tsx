import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useModalTurn } from "../overlays/modal-order.ts";
import { closeCaptcha, useChallenge } from "./captcha-store.ts";
import { PictureCaptcha } from "./picture-captcha.tsx";
import { SliderCaptcha } from "./slider-captcha.tsx";

/**
 * Shows the captcha that `useCaptcha` requests. Place one per dialog or page, inside the dialog, so that the
 * captcha is on top.
 */
export function CaptchaHost() {
  const { t } = useTranslation("auth");
  const challenge = useChallenge((state) => state.challenge);
  const content = useRef<HTMLDivElement>(null);
  const shown = useModalTurn("captcha", challenge !== null);
  if (challenge === null || !shown) return null;
  const { kind, round } = challenge;
  return (
    <Dialog
      open
      title={t(`captcha.${kind}.title`)}
      dismissOutside={false}
      initialFocus={() => content.current?.querySelector("input") ?? null}
      onClose={closeCaptcha}
    >
      <div ref={content}>
        {kind === "picture" ? (
          <PictureCaptcha key={round} {...challenge} />
        ) : (
          <SliderCaptcha key={round} {...challenge} />
        )}
      </div>
    </Dialog>
  );
}

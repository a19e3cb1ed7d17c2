// GeeTest runs in a frame on its own origin: the site's policy allows no foreign script. The frame posts the
// result, and nothing else is accepted from it.
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useLocale } from "../preferences/locale.ts";
import { frameUrl, type GeetestMessage, listenToGeetest } from "./geetest-messages.ts";
import type { SliderAdapterProps } from "./slider-adapter.ts";

interface GeetestFrameProps extends SliderAdapterProps {
  readonly origin: string;
}

export function GeetestFrame({ origin, busy, onResult, onTrouble, onClose }: GeetestFrameProps) {
  const { t } = useTranslation("auth");
  const frame = useRef<HTMLIFrameElement>(null);
  const locale = useLocale();
  const heard = useEffectEvent((message: GeetestMessage) => {
    if (message.kind === "result") onResult(message.result);
    else if (message.kind === "closed") onClose();
    else onTrouble(t(message.kind === "timeout" ? "captcha.slider.timeout" : "captcha.error"));
  });
  useEffect(() => {
    const source = () => frame.current?.contentWindow ?? null;
    return listenToGeetest({ origin, source, heard: (message) => heard(message) });
  }, [origin]);
  return (
    <iframe
      ref={frame}
      title={t("captcha.slider.frame")}
      src={frameUrl(origin, locale)}
      // The page is of another origin, so that it cannot lift its own sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms"
      aria-busy={busy}
      className={css({ width: "full", height: "80", border: "none" })}
    />
  );
}

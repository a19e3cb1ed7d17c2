// Slider captcha (spec: shell-and-accounts §2): the site's own or GeeTest's. Both produce a GeeTest result,
// which the server verifies before it counts as proof.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { KAPTCHA, type SliderResult, validateGeeCheck } from "#contract/api/auth.ts";
import { CODE_WRONG } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { request } from "#lib/calls/http.ts";
import { Note } from "#ui/text/note.tsx";
import { OwnSlider } from "./own-slider.tsx";
import { captchaOrigin, type SliderAdapterProps } from "./slider-adapter.ts";
import type { Proof } from "./captcha-store.ts";
import { useLocale } from "../preferences/locale.ts";
import { frameUrl, type GeetestMessage, listenToGeetest } from "./geetest-messages.ts";

interface SliderCaptchaProps {
  readonly round: number;
  readonly wrong: string | null;
  readonly busy: boolean;
  readonly answer: (proof: Proof | null) => void;
}

export function SliderCaptcha({ round, wrong, busy, answer }: SliderCaptchaProps) {
  const { t } = useTranslation("auth");
  const [message, setMessage] = useState(wrong);
  const [tries, setTries] = useState(0);
  const [checking, setChecking] = useState(false);
  const again = (words: string) => {
    setMessage(words);
    setTries((count) => count + 1);
  };
  const check = async (result: SliderResult, refusal: string) => {
    setChecking(true);
    try {
      await request(validateGeeCheck, { ...result, validate_way: 0 }, { quiet: true });
      answer(proofOf(result));
    } catch (error) {
      again(isWrong(error) ? refusal : errorText(error));
    } finally {
      setChecking(false);
    }
  };
  const props: SliderAdapterProps = {
    busy: busy || checking,
    onResult: (result) => {
      const asked = result.captcha_output.startsWith("answer:");
      void check(result, t(asked ? "captcha.slider.answerWrong" : "captcha.slider.wrong"));
    },
    onTrouble: again,
    onClose: () => answer(null),
  };
  const origin = captchaOrigin();
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <div role="alert">{message !== null && <Note tone="warn">{message}</Note>}</div>
      {origin === null ? (
        <OwnSlider key={tries} {...props} serial={`${round}.${tries}`} />
      ) : (
        <GeetestFrame key={tries} {...props} origin={origin} />
      )}
    </div>
  );
}

function proofOf(result: SliderResult): Proof {
  return { kaptchcate: KAPTCHA.slider, codeId: result.lot_number, code: result.pass_token };
}

function isWrong(error: unknown): boolean {
  return error instanceof CallError && error.code === CODE_WRONG;
}

// GeeTest runs in a frame on its own origin: the site's policy allows no foreign script. The frame posts the
// result, and nothing else is accepted from it.
interface GeetestFrameProps extends SliderAdapterProps {
  readonly origin: string;
}

function GeetestFrame({ origin, busy, onResult, onTrouble, onClose }: GeetestFrameProps) {
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

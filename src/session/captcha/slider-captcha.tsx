// Slider captcha (spec: shell-and-accounts §2): the site's own or GeeTest's. Both produce a GeeTest result,
// which the server verifies before it counts as proof.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { KAPTCHA, type SliderResult, validateGeeCheck } from "#contract/api/auth.ts";
import { CODE_WRONG } from "#contract/codes.ts";
import { CallError } from "#lib/call-error.ts";
import { errorText } from "#lib/error-text.ts";
import { request } from "#lib/http.ts";
import { Note } from "#ui/note.tsx";
import { GeetestFrame } from "./geetest-frame.tsx";
import { OwnSlider } from "./own-slider.tsx";
import { captchaOrigin, type SliderAdapterProps } from "./slider-adapter.ts";
import type { Proof } from "./captcha-store.ts";

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

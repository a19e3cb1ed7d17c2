// Picture captcha (spec: shell-and-accounts §2, §5): a press loads a new picture, and so does every refusal.
import { RotateCw } from "lucide-react";
import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { defaultKaptcha, KAPTCHA, memberKaptcha } from "#contract/api/auth.ts";
import { PICTURE_CODE_MAX } from "#contract/account-rules.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { useComposedText } from "#ui/fields/composed-text.ts";
import { Input } from "#ui/fields/input.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { isLoggedIn } from "../account/session-store.ts";
import { CaptchaTrouble } from "./captcha-trouble.tsx";
import type { Proof } from "./captcha-store.ts";
import { useFreshCaptcha } from "./use-fresh-captcha.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface PictureCaptchaProps {
  readonly round: number;
  readonly wrong: string | null;
  readonly busy: boolean;
  readonly answer: (proof: Proof) => void;
}

export function PictureCaptcha({ round, wrong, busy, answer }: PictureCaptchaProps) {
  const { t } = useTranslation("auth");
  const [refreshes, setRefreshes] = useState(0);
  const [code, setCode] = useState("");
  const field = useFocusOnMount();
  const [error, setError] = useState(wrong);
  const take = (text: string) => {
    setCode(text.normalize("NFKC"));
    setError(null);
  };
  const typing = useComposedText(code, take, field);
  const call = isLoggedIn() ? memberKaptcha : defaultKaptcha;
  const picture = useFreshCaptcha(call, {}, `${round}.${refreshes}`);
  const refresh = () => {
    setRefreshes(refreshes + 1);
    setCode("");
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React events of a portal bubble to the form around it.
    event.stopPropagation();
    if (busy || picture.data === undefined) return;
    if (code.trim() === "") setError(t("captcha.picture.empty"));
    else answer({ kaptchcate: KAPTCHA.picture, codeId: picture.data.xCode, code: code.trim() });
  };
  if (picture.isError) return <CaptchaTrouble error={picture.error} onRetry={refresh} />;
  return (
    <form noValidate className={frame} onSubmit={submit}>
      <p className={css({ color: "text-muted" })}>{t("captcha.picture.text")}</p>
      <PlainButton className={pictureButton} disabled={busy} onClick={refresh}>
        {picture.data === undefined ? (
          <Skeleton className={css({ height: "14", width: "40" })} />
        ) : (
          <img src={picture.data.image} alt={t("captcha.picture.alt")} className={image} />
        )}
        <span className={again}>
          <Icon as={RotateCw} />
          {t("captcha.picture.refresh")}
        </span>
      </PlainButton>
      <Input
        label={t("captcha.picture.label")}
        {...typing}
        maxLength={PICTURE_CODE_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={error ?? undefined}
        reserveNote
      />
      <Button type="submit" tone="primary" size="lg" block loading={busy}>
        {t("captcha.picture.submit")}
      </Button>
    </form>
  );
}

const frame = css({ display: "grid", gap: "3" });

const pictureButton = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  color: "link",
  fontSize: "sm",
  textAlign: "left",
});

const image = css({
  display: "block",
  width: "40",
  height: "14",
  borderRadius: "sm",
  boxShadow: "edge",
});

const again = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  fontWeight: "semibold",
});

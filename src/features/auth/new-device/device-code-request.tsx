// Asks for a code by SMS or voice, the first time after the hidden digits of the phone.
import { MessageSquareText, PhoneCall } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CODE_CATE } from "#contract/api/auth.ts";
import { css } from "#styled/css/index.js";
import { isOn } from "#brand/brand.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { LinkButton } from "../form/link-button.tsx";
import { SafetyCheck } from "./safety-check.tsx";
import type { DeviceCate, DeviceCode } from "./use-device-code.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface CodeRequestProps {
  /** Masked. */
  readonly phone: string;
  readonly code: DeviceCode;
  /** A code is on its way. */
  readonly onSent: () => void;
}

type Asking =
  /** `wrong`: the server knows another number. */
  | { readonly kind: "digits"; readonly cate: DeviceCate; readonly wrong: boolean }
  | { readonly kind: "voice" };

export function DeviceCodeRequest({ phone, code, onSent }: CodeRequestProps) {
  const { t } = useTranslation("auth");
  const [asking, setAsking] = useState<Asking | null>(null);
  const { sent, wait, busy } = code;
  const send = async (full: string, cate: DeviceCate) => {
    setAsking(null);
    const outcome = await code.send({ phone: full, cate });
    if (outcome === "sent") onSent();
    if (outcome === "wrongPhone") setAsking({ kind: "digits", cate, wrong: true });
  };
  const want = (cate: DeviceCate) => {
    // The buttons stay enabled meanwhile: a disabled one would drop the focus.
    if (busy) return;
    if (sent === null) setAsking({ kind: "digits", cate, wrong: false });
    else void send(sent.phone, cate);
  };
  return (
    <div className={row}>
      {wait > 0 ? (
        <span className={waiting}>{t("device.wait", { seconds: wait })}</span>
      ) : (
        <LinkButton onClick={() => want(CODE_CATE.sms)}>
          <Icon as={MessageSquareText} />
          {t(sent === null ? "device.get" : "device.again")}
        </LinkButton>
      )}
      {isOn("voiceCode") && (
        <LinkButton onClick={() => setAsking({ kind: "voice" })}>
          <Icon as={PhoneCall} />
          {t("device.tryVoice")}
        </LinkButton>
      )}
      <output className={srOnly}>{sent !== null && wait === 0 && t("device.ready")}</output>
      {asking?.kind === "digits" && (
        <SafetyCheck
          phone={phone}
          wrong={asking.wrong}
          onClose={() => setAsking(null)}
          onSure={(full) => void send(full, asking.cate)}
        />
      )}
      {asking?.kind === "voice" && (
        <VoiceDialog
          phone={phone}
          wait={wait}
          onClose={() => setAsking(null)}
          onSure={() => want(CODE_CATE.voice)}
        />
      )}
    </div>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: { base: "10", desktop: "control-sm" },
  fontSize: "sm",
});
const waiting = css({ color: "text-muted", fontVariantNumeric: "tabular-nums" });

// Warns that a call will come before the voice code is asked for.
interface VoiceDialogProps {
  /** Masked. */
  readonly phone: string;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

function VoiceDialog({ phone, wait, onClose, onSure }: VoiceDialogProps) {
  const { t } = useTranslation("auth");
  return (
    <ConfirmDialog
      open
      title={t("device.voice.title")}
      message={t("device.voice.text", { phone })}
      cancelText={t("device.voice.cancel")}
      sureText={wait > 0 ? t("device.voice.wait", { seconds: wait }) : t("device.voice.sure")}
      ready={wait === 0}
      onCancel={onClose}
      onSure={onSure}
    />
  );
}

// Warns that a call will come before the voice code is asked for.
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

interface VoiceDialogProps {
  /** Masked. */
  readonly phone: string;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

export function VoiceDialog({ phone, wait, onClose, onSure }: VoiceDialogProps) {
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

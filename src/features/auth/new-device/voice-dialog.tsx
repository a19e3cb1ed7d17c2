// Warns that a call will come before the voice code is asked for.
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { TipsDialog } from "../../../ui/tips-dialog.tsx";

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
    <TipsDialog
      open
      title={t("device.voice.title")}
      message={t("device.voice.text", { phone })}
      onCancel={onClose}
      confirm={
        <Button tone="primary" disabled={wait > 0} onClick={onSure}>
          {wait > 0 ? t("device.voice.wait", { seconds: wait }) : t("device.voice.sure")}
        </Button>
      }
    />
  );
}

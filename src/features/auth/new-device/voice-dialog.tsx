// Warns that a call will come before the voice code is asked for.
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { fingerSize } from "./finger-size.ts";

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
    <Dialog
      open
      title={t("device.voice.title")}
      onClose={onClose}
      actions={
        <>
          <Button className={fingerSize} onClick={onClose}>
            {t("device.voice.cancel")}
          </Button>
          <Button tone="primary" className={fingerSize} disabled={wait > 0} onClick={onSure}>
            {wait > 0 ? t("device.voice.wait", { seconds: wait }) : t("device.voice.sure")}
          </Button>
        </>
      }
    >
      {t("device.voice.text", { phone })}
    </Dialog>
  );
}

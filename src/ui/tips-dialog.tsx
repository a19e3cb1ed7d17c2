// The generic tips dialog (spec: shell-and-accounts §2 "Shared overlays").
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface TipsDialogProps {
  readonly open: boolean;
  readonly message: ReactNode;
  readonly title?: string;
  /** False leaves one button. */
  readonly cancellable?: boolean;
  readonly cancelText?: string;
  readonly closable?: boolean;
  readonly onCancel: () => void;
  /** The confirm button, where it is more than a press (a link, a busy state). */
  readonly confirm?: ReactNode;
  readonly sureText?: string;
  readonly onSure?: () => void;
}

export function TipsDialog(props: TipsDialogProps) {
  const { open, message, title, cancellable = true, closable = true, onCancel } = props;
  const { t } = useTranslation("ui");
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title ?? t("tips")}
      closable={closable}
      actions={
        <>
          {cancellable && <Button onClick={onCancel}>{props.cancelText ?? t("cancel")}</Button>}
          {props.confirm ?? (
            <Button tone="primary" onClick={props.onSure}>
              {props.sureText ?? t("confirm")}
            </Button>
          )}
        </>
      }
    >
      {message}
    </Dialog>
  );
}

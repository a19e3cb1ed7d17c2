// A question with its answer, or one thing to know (spec: shell-and-accounts §2 "Shared overlays").
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "../buttons/button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly message: ReactNode;
  readonly title?: string;
  /** False leaves one button. */
  readonly cancellable?: boolean;
  readonly cancelText?: string;
  readonly closable?: boolean;
  readonly onCancel: () => void;
  readonly sureText?: string;
  readonly onSure?: () => void;
  /** The confirmed action is running. */
  readonly pending?: boolean;
  /** False disables the confirm button. */
  readonly ready?: boolean;
  /** Replaces the confirm button by a link. */
  readonly confirm?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, message, title, cancellable = true, closable = true, onCancel } = props;
  const { pending = false, ready = true } = props;
  const { t } = useTranslation("ui");
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title ?? t("tips")}
      closable={closable}
      actions={
        <>
          {cancellable && (
            <Button className={tall} onClick={onCancel}>
              {props.cancelText ?? t("cancel")}
            </Button>
          )}
          {props.confirm || (
            <Button
              tone="primary"
              className={tall}
              loading={pending}
              disabled={!ready}
              onClick={props.onSure}
            >
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

/** As high as a finger needs on phones. */
const tall = css({ minHeight: { base: "11", desktop: "0" } });

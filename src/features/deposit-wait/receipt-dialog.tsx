import { useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadImage } from "#contract/api/member.ts";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { request } from "#lib/calls/http.ts";
import { type OwnPicture, SOURCE_MAX_BYTES, wholePicture } from "#lib/browser/own-picture.ts";
import { reportPaid } from "#domain/payments/use-deposit-order.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { PictureDrop } from "#ui/fields/picture-drop.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import type { OrderProps } from "./wait-parts.ts";

interface ReceiptDialogProps extends OrderProps {
  readonly onClose: () => void;
}

const MEGABYTE = 1024 * 1024;

export function ReceiptDialog({ order, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation("deposit-wait");
  const [picture, setPicture] = useState<OwnPicture | null>(null);
  const [sending, setSending] = useState(false);
  const size = SOURCE_MAX_BYTES / MEGABYTE;
  const send = async () => {
    if (picture === null) return;
    setSending(true);
    try {
      const { type, data } = picture;
      const { url } = await request(uploadImage, { type, data });
      if (await reportPaid(order, url)) showToast(t("receipt.sent"));
      onClose();
    } catch {
      // The call has already shown the error.
    }
    setSending(false);
  };
  return (
    <ConfirmDialog
      open
      title={t("receipt.title")}
      sureText={t("receipt.send")}
      ready={picture !== null}
      pending={sending}
      onCancel={onClose}
      onSure={() => void send()}
      message={
        <Stack gap="3">
          <p>{t("receipt.text")}</p>
          {picture !== null && (
            <img src={picture.preview} alt={t("receipt.preview")} className={preview} />
          )}
          <PictureDrop
            prepare={wholePicture}
            onReady={setPicture}
            title={t(picture === null ? "receipt.pick" : "receipt.other")}
            reading={t("receipt.reading")}
            note={t("receipt.kinds", { size })}
            say={(fault) => t(`receipt.fault.${fault}`, { size })}
          />
        </Stack>
      }
    />
  );
}

const preview = css({
  justifySelf: "center",
  maxWidth: "full",
  maxHeight: "60",
  borderRadius: "md",
  objectFit: "contain",
});

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { REPORT_REASONS, reportMessage } from "#contract/api/chat.ts";
import type { ChatMessage } from "#contract/chat.ts";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { errorText } from "#lib/calls/error-text.ts";
import { request } from "#lib/calls/http.ts";
import { useHeldState } from "#session/account/use-holding.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { showToast } from "#ui/overlays/toast.tsx";

interface ReportDialogProps {
  readonly line: ChatMessage;
  readonly onClose: () => void;
}

export function ReportDialog({ line, onClose }: ReportDialogProps) {
  const { t } = useTranslation("chat");
  const [reason, setReason] = useHeldState<(typeof REPORT_REASONS)[number]>("report", "spam");
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const report = async () => {
    setPending(true);
    try {
      await request(reportMessage, { rid: line.rid, id: line.id, reason }, { quiet: true });
      showToast(t("report.done"));
      onClose();
    } catch (error) {
      setRefusal(errorText(error));
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={t("report.title")}
      sureText={t("report.sure")}
      pending={pending}
      onSure={() => void report()}
      onCancel={onClose}
      message={
        <Stack gap="3">
          <blockquote className={quote}>
            {line.name}：{line.msg}
          </blockquote>
          <Segmented
            label={t("report.reason")}
            value={reason}
            options={REPORT_REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
            onChange={setReason}
          />
          <RefusalLine message={refusal} />
        </Stack>
      }
    />
  );
}

const quote = css({
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  color: "text",
  overflowWrap: "anywhere",
});

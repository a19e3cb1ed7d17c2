// The signed evidence of a bet as a file. It is read before the press, because devices share files only at once.
import { Download, Share2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ticketEvidence } from "#contract/api/ticket-evidence.ts";
import { evidenceFile } from "#contract/evidence/check-evidence.ts";
import { EVIDENCE_HELP, HELP_PATH } from "#contract/help.ts";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { css } from "#styled/css/index.js";
import { hasPage } from "#brand/brand.ts";
import { saveBlob } from "#lib/browser/save-file.ts";
import { canShareFile, shareFile } from "#lib/browser/share-file.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { decodeSigned } from "#lib/wire/evidence-coding.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { Note } from "#ui/text/note.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

interface EvidenceDialogProps {
  readonly ticketId: string;
  readonly onClose: () => void;
}

/** Where it says how evidence is checked. */
const HELP = `${HELP_PATH}${EVIDENCE_HELP.slug}`;

export function EvidenceDialog({ ticketId, onClose }: EvidenceDialogProps) {
  const { t } = useTranslation("sport");
  const found = useCall(ticketEvidence, { ticketId });
  return (
    <Dialog open title={t("bets.evidence.title")} onClose={onClose}>
      <Stack gap="3">
        <Text size="sm">{t("bets.evidence.lead")}</Text>
        <AsyncView result={found} skeleton={<Skeleton className={waiting} />}>
          {({ signed }) => <Files signed={signed} ticketId={ticketId} />}
        </AsyncView>
        <Note>
          <p>{t("bets.evidence.later")}</p>
          <p>{t("bets.evidence.inApp")}</p>
        </Note>
        {hasPage(HELP) && (
          <p className={link}>
            <TextLink to={`${HELP}#${EVIDENCE_HELP.section}`}>{t("bets.evidence.how")}</TextLink>
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

interface FilesProps {
  readonly signed: string;
  readonly ticketId: string;
}

function Files({ signed, ticketId }: FilesProps) {
  const { t } = useTranslation("sport");
  const name = `${t("bets.evidence.file", { id: ticketId })}.html`;
  const file = useMemo(() => {
    const text = evidenceFile(signed, { decode: decodeSigned });
    return text === null ? null : new File([text], name, { type: "text/html;charset=utf-8" });
  }, [signed, name]);
  const failed = () => showToast(t("bets.evidence.failed"));
  if (file === null) return <Note tone="warn">{t("bets.evidence.failed")}</Note>;
  const save = () => {
    saveBlob(name, file);
    showToast(t("bets.evidence.saved"));
  };
  return (
    <Row wrap="wrap" gap="2">
      <Button tone="primary" onClick={save}>
        <Icon as={Download} />
        {t("bets.evidence.save")}
      </Button>
      {canShareFile(file) && (
        <Button onClick={() => void shareFile(file).catch(failed)}>
          <Icon as={Share2} />
          {t("bets.evidence.send")}
        </Button>
      )}
    </Row>
  );
}

const link = css({
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: { base: "10", desktop: "target" },
  },
});
const waiting = css({ height: "10", borderRadius: "md" });

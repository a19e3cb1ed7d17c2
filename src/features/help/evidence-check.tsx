// A visitor checks the evidence of a bet: nothing is uploaded, and no account is needed.
import { CircleCheck, CircleHelp, CircleX, FileCheck2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type CheckedEvidence,
  type EvidenceCheck as Check,
  isTrusted,
} from "#contract/evidence/check-evidence.ts";
import { EVIDENCE_HELP } from "#contract/help.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { formatTime } from "#lib/text/format.ts";
import { FileDrop } from "#ui/fields/file-drop.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { type CheckedFile, checkFile } from "./check-file.ts";
import { HelpSectionView } from "./help-section-view.tsx";

export function EvidenceCheck() {
  const { t } = useTranslation("help");
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [busy, setBusy] = useState(false);
  const take = async (file: File) => {
    setBusy(true);
    setChecked(await checkFile(file));
    setBusy(false);
  };
  return (
    <HelpSectionView id={EVIDENCE_HELP.section} title={t("evidence.title")}>
      <Stack gap="3">
        <Text>{t("evidence.lead")}</Text>
        <FileDrop
          icon={FileCheck2}
          accept=".html,text/html"
          title={busy ? t("evidence.reading") : t("evidence.pick")}
          note={t("evidence.note")}
          disabled={busy}
          onFile={(file) => void take(file)}
        />
        <output className={css({ display: "block" })}>
          {checked !== null && <Outcome checked={checked} />}
        </output>
      </Stack>
    </HelpSectionView>
  );
}

function Outcome({ checked }: { readonly checked: CheckedFile }) {
  const { t } = useTranslation("help");
  if (checked.kind !== "checked")
    return <Text color="danger">{t(`evidence.${checked.kind}`)}</Text>;
  return <Report evidence={checked.evidence} />;
}

function Report({ evidence: { checks, data } }: { readonly evidence: CheckedEvidence }) {
  const { t } = useTranslation("help");
  const isValid = isTrusted(checks);
  const about = { id: data.ticket.ticketId, time: formatTime(data.asOf) };
  return (
    <Stack gap="2">
      <p data-valid={isValid} className={verdict}>
        {t(isValid ? "evidence.valid" : "evidence.invalid")}
      </p>
      <Text color="text-muted">{t("evidence.about", about)}</Text>
      <ul className={list}>
        {checks.map((check) => (
          <Line key={check.name} check={check} />
        ))}
      </ul>
    </Stack>
  );
}

const ICONS = { right: CircleCheck, wrong: CircleX, unknown: CircleHelp } as const;

function Line({ check: { name, state, reason, legs } }: { readonly check: Check }) {
  const { t } = useTranslation("help");
  return (
    <li className={line}>
      <span data-state={state} className={mark}>
        <Icon as={ICONS[state]} />
      </span>
      <div>
        <Row gap="2">
          <b>{t(`evidence.check.${name}`)}</b>
          <span>{t(`evidence.state.${state}`)}</span>
        </Row>
        {reason !== "right" && (
          <Text color="text-muted" size="sm">
            {t(`evidence.reason.${reason}`, { legs: legs.join("、") })}
          </Text>
        )}
      </div>
    </li>
  );
}

const verdict = css({
  color: "success",
  fontSize: "lg",
  fontWeight: "bold",
  "&[data-valid=false]": { color: "danger" },
});
const list = css({ display: "grid", gap: "2", margin: "0", padding: "0", listStyle: "none" });
const line = css({ display: "flex", gap: "2", alignItems: "start" });
const mark = css({
  color: "success",
  "&[data-state=wrong]": { color: "danger" },
  "&[data-state=unknown]": { color: "warning" },
});

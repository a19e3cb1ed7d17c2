// On the page of player protection: documents of age, identity and address, each with its state (LCCP LC 17.1.1).
import { useTranslation } from "react-i18next";
import { documentsInfo, type DocumentsInfo, sendDocuments } from "#contract/api/documents.ts";
import { css } from "#styled/css/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Note } from "#ui/text/note.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { DocumentRow } from "./document-row.tsx";
import { useDocumentChange } from "./use-document-change.ts";

export function Part() {
  const { t } = useTranslation("duties");
  const found = useCall(documentsInfo, {});
  const waiting = <Skeleton className={css({ height: "30", borderRadius: "lg" })} />;
  return (
    <AsyncView
      result={found}
      skeleton={waiting}
      error={t("documents.failed")}
      errorFrame={cardStyle}
    >
      {(info) => <Documents info={info} />}
    </AsyncView>
  );
}

function Documents({ info: { documents, held } }: { readonly info: DocumentsInfo }) {
  const { t } = useTranslation("duties");
  const change = useDocumentChange();
  const isDone = documents.every(({ state }) => state === "accepted");
  const canSend = documents.some(({ state }) => state === "uploaded");
  return (
    <TitledCard title={t("documents.title")} {...(isDone ? { note: t("documents.done") } : {})}>
      {held && <Note tone="warn">{t("documents.held")}</Note>}
      {!isDone && (
        <ul role="list" className={list}>
          {documents.map((document) => (
            <DocumentRow key={document.kind} document={document} change={change} />
          ))}
        </ul>
      )}
      {canSend && (
        <Button
          tone="primary"
          loading={change.busy}
          onClick={() =>
            void change.send(
              sendDocuments,
              async () => ({}),
              () => showToast(t("documents.sent")),
            )
          }
        >
          {t("documents.send")}
        </Button>
      )}
    </TitledCard>
  );
}

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  gap: "4",
});

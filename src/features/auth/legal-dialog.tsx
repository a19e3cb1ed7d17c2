// Terms and privacy in a dialog of their own; the one leads to the other, and what is typed stays.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { LegalName } from "#contract/legal.ts";
import { formatTime } from "../../lib/format.ts";
import { useLegalDocument } from "../../session/legal-document.ts";
import { useLocale } from "../../session/locale.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { LegalBlock } from "../../ui/legal-block.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface LegalDialogProps {
  readonly name: LegalName;
  readonly onChange: (name: LegalName) => void;
  readonly onClose: () => void;
}

const NAMES = ["terms", "privacy"] as const;

export function LegalDialog({ name, onChange, onClose }: LegalDialogProps) {
  const { t } = useTranslation("auth");
  return (
    <Dialog open size="lg" title={t(`agree.${name}`)} onClose={onClose}>
      <Segmented
        label={t("legal.choice")}
        options={NAMES.map((value) => ({ value, label: t(`agree.${value}`) }))}
        value={name}
        onChange={onChange}
      />
      {/* A region of its own, so that the keyboard can scroll it. */}
      <section key={name} tabIndex={0} aria-label={t(`agree.${name}`)} className={paper}>
        <Document name={name} />
      </section>
    </Dialog>
  );
}

function Document({ name }: { readonly name: LegalName }) {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const { data, isError, refetch } = useLegalDocument(name);
  if (isError) return <ErrorState title={t("legal.error")} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className={css({ height: "[20rem]" })} />;
  const date = formatTime(Date.parse(`${data.effectiveDate}T00:00:00+08:00`), "date", locale);
  // The document's own first heading is the dialog's.
  const blocks = data.blocks.filter((block) => block.kind !== "heading" || block.level > 1);
  return (
    <>
      <p className={css({ color: "text-muted", fontSize: "xs" })}>
        {t("legal.effective", { date })}
      </p>
      {/* oxlint-disable-next-line react/no-array-index-key -- the parts of a document never move */}
      {blocks.map((block, index) => (
        <LegalBlock key={index} block={block} />
      ))}
    </>
  );
}

const paper = css({
  maxHeight: "[calc(100dvh - 14rem)]",
  marginTop: "4",
  paddingRight: "3",
  overflowY: "auto",
  overscrollBehavior: "contain",
  lineHeight: "[1.85]",
});

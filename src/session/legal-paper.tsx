// A legal document to read inside a dialog.
import { css } from "#styled/css/index.js";
import type { LegalName } from "#contract/legal.ts";
import { formatTime } from "../lib/format.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { LegalBlock } from "../ui/legal-block.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLegalDocument } from "./legal-document.ts";
import { useLocale } from "./locale.ts";

interface LegalPaperProps {
  readonly name: LegalName;
  /** Spoken name of the region. */
  readonly label: string;
  /** What is said where it could not be loaded. */
  readonly error: string;
  readonly effective: (date: string) => string;
}

export function LegalPaper({ name, label, error, effective }: LegalPaperProps) {
  const locale = useLocale();
  const { data, failed, retry } = useLegalDocument(name);
  return (
    // A region of its own, so that the keyboard can scroll it.
    <section tabIndex={0} aria-label={label} className={paper}>
      {failed && <ErrorState title={error} onRetry={retry} />}
      {!failed && data === undefined && <Skeleton className={css({ height: "[20rem]" })} />}
      {data !== undefined && (
        <>
          <p className={css({ color: "text-muted", fontSize: "xs" })}>
            {effective(formatTime(siteDay(data.effectiveDate), "date", locale))}
          </p>
          {/* The document's own first heading is the dialog's. */}
          {data.blocks
            .filter((block) => block.kind !== "heading" || block.level > 1)
            .map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a document never move
              <LegalBlock key={index} block={block} />
            ))}
        </>
      )}
    </section>
  );
}

/** Midnight of the site's own day. */
export function siteDay(date: string): number {
  return Date.parse(`${date}T00:00:00+08:00`);
}

const paper = css({
  // A wide table scrolls in itself; it does not widen the dialog.
  contain: "inline-size",
  maxHeight: "[calc(100dvh - 14rem)]",
  marginTop: "4",
  paddingRight: "3",
  overflowY: "auto",
  overscrollBehavior: "contain",
  lineHeight: "[1.85]",
});

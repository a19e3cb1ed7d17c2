// A legal document inside a dialog.
import { css } from "#styled/css/index.js";
import type { LegalName } from "#contract/legal.ts";
import { formatTime } from "#lib/text/format.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { LegalBlocks } from "#ui/documents/legal-block.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useLegalDocument } from "./legal-document.ts";
import { useLocale } from "../preferences/locale.ts";

interface LegalPaperProps {
  readonly name: LegalName;
  /** Accessible name of the region. */
  readonly label: string;
  readonly error: string;
  readonly effective: (date: string) => string;
}

export function LegalPaper({ name, label, error, effective }: LegalPaperProps) {
  const locale = useLocale();
  const document = useLegalDocument(name);
  return (
    // Focusable, so that the keyboard can scroll it.
    <section tabIndex={0} aria-label={label} className={paper}>
      <AsyncView
        result={document}
        error={error}
        skeleton={<Skeleton className={css({ height: "80" })} />}
      >
        {({ effectiveDate, blocks }) => (
          <>
            <p className={css({ color: "text-muted", fontSize: "xs" })}>
              {effective(formatTime(startOfSiteDay(effectiveDate), "date", locale))}
            </p>
            {/* The document's own first heading is the dialog's. */}
            <LegalBlocks
              blocks={blocks.filter((block) => block.kind !== "heading" || block.level > 1)}
              title={label}
            />
          </>
        )}
      </AsyncView>
    </section>
  );
}

/** Midnight in the site's time zone. */
export function startOfSiteDay(date: string): number {
  return Date.parse(`${date}T00:00:00+08:00`);
}

const paper = css({
  // Wide tables scroll inside the region instead of widening the dialog.
  contain: "inline-size",
  maxHeight: "[calc(100dvh - 14rem)]",
  marginTop: "4",
  paddingRight: "3",
  overflowY: "auto",
  overscrollBehavior: "contain",
  lineHeight: "1-8",
});

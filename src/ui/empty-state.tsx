import type { ReactNode } from "react";
import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cx } from "#styled/css/index.js";
import { Art } from "./art.tsx";

interface EmptyStateProps {
  readonly title: string;
  readonly note?: string;
  readonly art?: string | EditionArt;
  /** The way out: a button or a link. */
  readonly action?: ReactNode;
  readonly className?: string;
}

export function EmptyState({ title, note, art, action, className }: EmptyStateProps) {
  return (
    <div className={cx(frame, className)}>
      {art !== undefined && <Art src={art} loading="lazy" className={drawing} />}
      <p className={lead}>{title}</p>
      {note !== undefined && <p className={css({ color: "text-muted", fontSize: "sm" })}>{note}</p>}
      {action !== undefined && <div className={css({ marginTop: "3" })}>{action}</div>}
    </div>
  );
}

const frame = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "1",
  paddingBlock: "8",
  paddingInline: "5",
  textAlign: "center",
});

const drawing = css({
  width: "26",
  height: "20",
  objectFit: "contain",
  marginBottom: "2",
});
const lead = css({ color: "text-strong", fontWeight: "bold", fontSize: "md" });

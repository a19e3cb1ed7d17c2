import type { ReactNode } from "react";
import type { EditionArt } from "#contract/brand-entry.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { Art } from "../pictures/art.tsx";
import { fadingMotif } from "../pictures/motif.ts";

interface EmptyStateProps {
  readonly title: string;
  readonly note?: string;
  /** Stands on the brand's pattern; a small place has none. */
  readonly art?: string | EditionArt;
  /** The way out: a button or a link. */
  readonly action?: ReactNode;
  readonly className?: string;
}

export function EmptyState({ title, note, art, action, className }: EmptyStateProps) {
  return (
    <div className={cx(frame, art !== undefined && fadingMotif, className)}>
      {art !== undefined && <Art src={art} loading="lazy" className={drawing} />}
      <Text color="text-strong" weight="bold" size="md">
        {title}
      </Text>
      {note !== undefined && (
        <Text color="text-muted" size="sm" className={clauses}>
          {note}
        </Text>
      )}
      {action !== undefined && <Box marginTop="3">{action}</Box>}
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

const clauses = css({ layerStyle: "clauses" });

const drawing = css({
  width: "26",
  height: "20",
  objectFit: "contain",
  marginBottom: "2",
});

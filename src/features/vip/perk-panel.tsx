import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { css, cva, cx } from "#styled/css/index.js";
import { Heading, Row } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";

interface PerkPanelProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly note?: string | null;
  readonly children: ReactNode;
}

/** A card with a sign beside its heading. */
export function PerkPanel({ icon, title, note = null, children }: PerkPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(cardStyle, frame)}>
      <Row align="center" gap="2-5" minWidth="0">
        <span className={sign}>
          <Icon as={icon} />
        </span>
        <Heading id={id} size="md" whiteSpace="nowrap">
          {title}
        </Heading>
        {note !== null && <span className={aside}>{note}</span>}
      </Row>
      {children}
    </section>
  );
}

/** A line of text in such a panel. */
export const perkText = cva({
  base: { overflowWrap: "anywhere" },
  variants: {
    tone: { muted: { color: "text-muted" }, strong: { color: "text-strong", fontWeight: "bold" } },
    size: { xs: { fontSize: "xs" }, sm: { fontSize: "sm" } },
  },
  defaultVariants: { tone: "muted", size: "sm" },
});

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "3",
  minWidth: "0",
  padding: { base: "4", desktop: "5" },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "8",
  height: "8",
  borderRadius: "md",
  background: "accent-subtle",
  color: "accent-text",
});
const aside = css({
  marginLeft: "auto",
  minWidth: "0",
  color: "text-muted",
  fontSize: "xs",
  textAlign: "right",
});

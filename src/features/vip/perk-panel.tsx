import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { css, cva, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";

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
      <div className={head}>
        <span className={sign}>
          <Icon as={icon} />
        </span>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {note !== null && <span className={aside}>{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** A line of text in such a panel. */
export const perkText = cva({
  base: { fontSize: "sm", overflowWrap: "anywhere" },
  variants: {
    tone: { muted: { color: "text-muted" }, strong: { color: "text-strong", fontWeight: "bold" } },
  },
  defaultVariants: { tone: "muted" },
});

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "3",
  minWidth: "0",
  padding: { base: "4", desktop: "5" },
});
const head = css({ display: "flex", alignItems: "center", gap: "2-5", minWidth: "0" });
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
const heading = css({
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
  whiteSpace: "nowrap",
});
const aside = css({
  marginLeft: "auto",
  minWidth: "0",
  color: "text-muted",
  fontSize: "xs",
  textAlign: "right",
});

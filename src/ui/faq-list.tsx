import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "./card.tsx";
import { Icon } from "./icon.tsx";

interface FaqListProps {
  readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
}

/** Questions that open on a press. The browser's own element: found by its search, opened by keyboard. */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className={cx(cardStyle, frame)}>
      {items.map(({ question, answer }) => (
        <details key={question} className={item}>
          <summary className={head}>
            {question}
            <Icon as={ChevronDown} className={mark} />
          </summary>
          <div className={body}>{answer}</div>
        </details>
      ))}
    </div>
  );
}

const frame = css({ overflow: "hidden" });

const item = css({
  "& + &": { borderTop: "thin" },
  "&[open] svg": { transform: "rotate(180deg)" },
});

const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
  minHeight: "[calc({sizes.row} + 0.5rem)]",
  paddingBlock: "3",
  paddingInline: "card-pad",
  color: "text-strong",
  cursor: "pointer",
  fontWeight: "semibold",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
});

const mark = css({
  color: "text-muted",
  transitionProperty: "transform",
  transitionDuration: "fast",
});

const body = css({
  maxWidth: "208",
  paddingBottom: "5",
  paddingInline: "card-pad",
  color: "text",
});

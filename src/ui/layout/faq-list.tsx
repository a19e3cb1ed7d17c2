import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { cardStyle } from "./card-style.ts";
import { Icon } from "../pictures/icon.tsx";

interface FaqListProps {
  readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
}

/** Questions that open on a press. The browser's own element: found by its search, opened by keyboard. */
export function FaqList({ items }: FaqListProps) {
  return (
    <Box overflow="hidden" className={cardStyle}>
      {items.map(({ question, answer }) => (
        <details key={question} className={item}>
          <summary className={head}>
            {question}
            <Icon as={ChevronDown} className={mark} />
          </summary>
          <Box maxWidth="208" paddingBottom="5" paddingInline="card-pad" color="text">
            {answer}
          </Box>
        </details>
      ))}
    </Box>
  );
}

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
  fontWeight: "semibold",
  "&::-webkit-details-marker": { display: "none" },
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
});

const mark = css({
  color: "text-muted",
  transitionProperty: "transform",
  transitionDuration: "fast",
});

// A section whose cards scroll sideways: by touch, by its two buttons, by the keyboard as the focus moves.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";

interface CardRowProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Links or buttons at the end of the head. */
  readonly tools?: ReactNode;
  readonly busy?: boolean;
  /** Sets the width of the items. */
  readonly className?: string;
  /** List items. */
  readonly children: ReactNode;
}

export function CardRow({ title, note, tools, busy, className, children }: CardRowProps) {
  const { t } = useTranslation("lobby");
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const turn = (by: 1 | -1) => {
    const { current: row } = list;
    row?.scrollBy({ left: row.clientWidth * SHARE * by, behavior: "smooth" });
  };
  return (
    <Box as="section" aria-labelledby={id} aria-busy={busy} minWidth="0">
      <SectionHead id={id} title={title} note={note}>
        {tools}
        <span className={arrows}>
          <IconButton
            size="sm"
            tone="raised"
            icon={ChevronLeft}
            label={t("row.back", { title })}
            onClick={() => turn(-1)}
          />
          <IconButton
            size="sm"
            tone="raised"
            icon={ChevronRight}
            label={t("row.next", { title })}
            onClick={() => turn(1)}
          />
        </span>
      </SectionHead>
      <ul ref={list} className={cx(row, className)}>
        {children}
      </ul>
    </Box>
  );
}

/** Of the row's width; a part of what was seen stays. */
const SHARE = 0.9;

// Fingers swipe the row.
const arrows = css({ display: { base: "none", desktop: "flex" }, gap: "2" });
const row = css({
  display: "grid",
  gridAutoFlow: "column",
  // A few cards stand together at the start.
  justifyContent: "start",
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
  // Room for shadows and focus rings, undone outside.
  marginInline: "-gutter",
  paddingInline: "gutter",
  marginBlock: "-3",
  paddingBlock: "3",
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  scrollPaddingInline: "gutter",
  // Cards fade out beside the column of the page.
  desktop: {
    maskImage:
      "linear-gradient(to right, transparent, black {spacing.gutter}, black calc(100% - {spacing.gutter}), transparent)",
  },
  "& > *": { scrollSnapAlign: "start", minWidth: "0" },
});

// A lobby from top to bottom: head, lead area, then what is filtered below a bar that stays in view, then the rest.
import type { ReactNode } from "react";
import { css, cva } from "#styled/css/index.js";

interface LobbyFrameProps {
  readonly head: ReactNode;
  /** Sections above what is filtered, such as rows of games. */
  readonly lead?: ReactNode;
  /** The providers, which scroll away above the bar. */
  readonly venues?: ReactNode;
  /** Tabs and filters that stick below the header. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
  /** Sections below what is filtered, such as jackpots. */
  readonly after?: ReactNode;
  /** Id of the filtered part: an address with it as its hash opens the lobby there. */
  readonly contentId?: string;
  /** Below a head as tall as those of other pages. */
  readonly roomy?: boolean;
}

export function LobbyFrame(props: LobbyFrameProps) {
  const { head, lead, venues, bar, children, after, contentId, roomy } = props;
  return (
    <>
      {head}
      <div className={column({ roomy })}>
        {lead}
        <div
          id={contentId}
          tabIndex={contentId === undefined ? undefined : -1}
          className={content({ filtered: bar !== undefined })}
        >
          {venues}
          {bar !== undefined && <div className={stickyBar}>{bar}</div>}
          {children}
        </div>
        {after}
      </div>
    </>
  );
}

const column = cva({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    // On phones the first game, table or match stands in the first window.
    gap: { base: "half-section-gap", desktop: "section-gap" },
    width: "column",
    marginInline: "auto",
    // The footer keeps its own distance.
    paddingBottom: "5",
  },
  variants: {
    roomy: {
      true: { paddingTop: { base: "8", desktop: "12" } },
      false: { paddingTop: { base: "4", desktop: { base: "5", _professional: "2" } } },
    },
  },
  defaultVariants: { roomy: false },
});
const content = cva({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: { base: "4", _professional: "2" },
    minWidth: "0",
    // Focused by `toContent` only; its first control shows the ring.
    outline: "none",
  },
  variants: {
    filtered: {
      // What follows stays below the window while the list fills.
      true: { minHeight: "below-header" },
      false: {},
    },
  },
});
const stickyBar = css({
  position: { base: "sticky", _low: "static" },
  top: { base: "14", desktop: "header" },
  zIndex: "sticky",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: { base: "2", desktop: "3" },
  marginInline: "-gutter",
  paddingInline: "gutter",
  paddingBlock: { base: "2", desktop: { base: "3", _professional: "2" } },
  background: "canvas",
});

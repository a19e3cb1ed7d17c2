// A lobby from top to bottom: hero, lead area, then what is filtered below a bar that stays in view.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { pageColumn } from "#ui/page-column.ts";

interface LobbyFrameProps {
  readonly hero: ReactNode;
  /** Sections above the bar, such as jackpots and rows of cards. */
  readonly lead?: ReactNode;
  /** Tabs and filters that stick below the header. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
  /** Id of the filtered part: an address with it as its hash opens the lobby there. */
  readonly contentId?: string;
}

export function LobbyFrame({ hero, lead, bar, children, contentId }: LobbyFrameProps) {
  return (
    <>
      {hero}
      <div className={pageColumn}>
        {lead}
        <div id={contentId} tabIndex={contentId === undefined ? undefined : -1} className={content}>
          {bar !== undefined && <div className={stickyBar}>{bar}</div>}
          {children}
        </div>
      </div>
    </>
  );
}

const content = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "4", _professional: "3" },
  minWidth: "0",
  // Focused by `toContent` only; its first control shows the ring.
  outline: "none",
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

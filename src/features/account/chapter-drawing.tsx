import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import type { TourChapter } from "#session/overlays/tour-steps.ts";

/** A small drawing per chapter: lines in the text's ink, what matters in the brand's colour. */
export function ChapterDrawing({ chapter }: { readonly chapter: TourChapter }) {
  return (
    <svg viewBox="0 0 72 56" aria-hidden="true" className={frame}>
      {DRAWINGS[chapter]}
    </svg>
  );
}

const frame = css({
  flex: "none",
  width: "22",
  height: "auto",
  padding: "2",
  borderRadius: "md",
  background: "accent-subtle",
});

const line = css({
  fill: "none",
  stroke: "text-muted",
  strokeWidth: "2",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
const bold = css({
  fill: "none",
  stroke: "accent-text",
  strokeWidth: "2.5",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
const full = css({ fill: "accent-mark" });

const DRAWINGS: Readonly<Record<TourChapter, ReactNode>> = {
  // A page with its navigation.
  site: (
    <>
      <rect x="6" y="6" width="60" height="44" rx="5" className={line} />
      <path d="M6 19h60" className={line} />
      <circle cx="14" cy="12.5" r="2.5" className={full} />
      <path d="M24 12.5h8M38 12.5h8M52 12.5h6" className={bold} />
      <path d="M14 28h20v14H14zM42 28h16M42 35h16M42 42h10" className={line} />
    </>
  ),
  // A purse with a coin before it.
  account: (
    <>
      <path
        d="M10 16h44a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V13l38-6v9"
        className={line}
      />
      <path d="M60 27H49a6 6 0 0 0 0 12h11" className={bold} />
      <circle cx="49.5" cy="33" r="2.5" className={full} />
    </>
  ),
  // A question and its answer.
  help: (
    <>
      <path
        d="M8 10h36a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H22l-8 7v-7H8a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z"
        className={line}
      />
      <path d="M21 18a5 5 0 1 1 6.5 4.8c-1 .3-1.5 1-1.5 2" className={bold} />
      <circle cx="26" cy="29" r="1.8" className={full} />
      <path d="M54 22h10a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-3v6l-7-6H40" className={bold} />
    </>
  ),
  // A shield with a keyhole.
  security: (
    <>
      <path d="M36 5l22 8v15c0 12-9 19-22 24C23 47 14 40 14 28V13z" className={line} />
      <circle cx="36" cy="24" r="5" className={bold} />
      <path d="M36 29v9" className={bold} />
      <circle cx="36" cy="24" r="2" className={full} />
    </>
  ),
};

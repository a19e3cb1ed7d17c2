// The heading of what a lobby lists, with its filters below; in the professional edition both are one line.
import type { ComponentProps } from "react";
import { css } from "#styled/css/index.js";
import { SectionHead } from "#ui/layout/section-head.tsx";

export function ListHead({ children, ...head }: ComponentProps<typeof SectionHead>) {
  return (
    <div className={lines}>
      <SectionHead {...head} flush />
      {children}
    </div>
  );
}

const lines = css({
  display: "flex",
  flexDirection: "column",
  gap: { base: "4", _professional: "2" },
  desktop: {
    _professional: { flexDirection: "row", flexWrap: "wrap", alignItems: "center", columnGap: "5" },
  },
  "& > :last-child": { flex: { desktop: { _professional: "1" } }, minWidth: "0" },
});

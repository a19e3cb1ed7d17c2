import type { ReactNode } from "react";
import { cva } from "#styled/css/index.js";

interface HeroKickerProps {
  readonly place: "art" | "ground" | "low";
  readonly children: ReactNode;
}

/** The line above a hero's title, with the mark of its place. */
export function HeroKicker({ place, children }: HeroKickerProps) {
  return <p className={kickerStyle({ place })}>{children}</p>;
}

const kickerStyle = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2-5",
    fontSize: "md",
    fontWeight: "semibold",
    lineHeight: "tight",
    _before: { content: '""', flex: "none" },
  },
  variants: {
    place: {
      art: {
        color: "art-accent-on-art",
        _before: {
          width: "8",
          height: "bar",
          background: "art-accent",
          transform: "skewX(-28deg)",
        },
      },
      low: {
        color: "art-accent-on-art",
        _before: { width: "12", height: "hairline", background: "art-accent" },
      },
      ground: {
        color: "alt-text",
        _before: {
          width: "2-5",
          height: "2-5",
          background: "metal",
          transform: "rotate(45deg)",
        },
      },
    },
  },
});

import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";

/** Facts on a panel of glass, for the `aside` of a PageHero. */
export function HeroPanel({ className, ...rest }: ComponentProps<"dl">) {
  return <dl {...rest} className={cx(heroPanel, className)} />;
}

export const heroPanel = css({
  flex: "none",
  padding: { base: "4", desktop: "6" },
  borderRadius: "lg",
  background: "art-panel",
  boxShadow: "edge-art",
});

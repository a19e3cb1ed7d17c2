import { type RefObject, useLayoutEffect, useState } from "react";
import { useAppearance } from "#lib/browser/appearance.ts";
import { type WallLayout, wallLayout } from "./wall-layout.ts";

/** Null before the wall has a width. */
export function useWallLayout(box: RefObject<HTMLElement | null>): WallLayout | null {
  const edition = useAppearance((state) => state.edition);
  const [layout, setLayout] = useState<WallLayout | null>(null);
  useLayoutEffect(() => {
    const { current: wall } = box;
    if (wall === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = wallLayout(wall.clientWidth, rem, edition);
      setLayout((was) => (was !== null && isSame(was, next) ? was : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(wall);
    return () => observer.disconnect();
  }, [box, edition]);
  return layout;
}

function isSame(one: WallLayout, other: WallLayout): boolean {
  return (
    one.columns === other.columns && one.gap === other.gap && one.rowHeight === other.rowHeight
  );
}

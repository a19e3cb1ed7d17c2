import { type RefObject, useLayoutEffect, useState } from "react";

/** How far below the top of the document an element begins: the site's bars differ by brand and width. */
export function useRoomTop(room: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = room.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [room]);
  return top;
}

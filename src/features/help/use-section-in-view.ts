import { useEffect, useState } from "react";

/** Id of the section under the reader's eyes: the last whose heading has passed the upper third. */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setPassed((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
            const above = boundingClientRect.top < (rootBounds?.bottom ?? 0);
            if (isIntersecting || above) next.add(target.id);
            else next.delete(target.id);
          }
          return next;
        }),
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const { id } of sections) {
      const heading = document.getElementById(id);
      if (heading !== null) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [sections]);
  return sections.findLast(({ id }) => passed.has(id))?.id ?? sections[0]?.id;
}

import { type RefObject, useEffect, useEffectEvent } from "react";

/** Lets the entries of a list be dragged over each other; lists within an entry have a drag of their own. */
export function useDragSort(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    let from: number | null = null;
    const entryOf = ({ target }: Event) =>
      [...current.children].findIndex((entry) => target instanceof Node && entry.contains(target));
    const show = (attribute: string, at: number | null) => {
      for (const [index, entry] of [...current.children].entries())
        entry.toggleAttribute(attribute, index === at);
    };
    const end = () => {
      from = null;
      show("data-over", null);
      show("data-dragged", null);
    };
    current.addEventListener(
      "dragstart",
      (event) => {
        event.stopPropagation();
        from = entryOf(event);
        show("data-dragged", from);
      },
      { signal },
    );
    current.addEventListener(
      "dragover",
      (event) => {
        if (from === null) return;
        event.preventDefault();
        show("data-over", entryOf(event) === from ? null : entryOf(event));
      },
      { signal },
    );
    current.addEventListener(
      "drop",
      (event) => {
        if (from === null) return;
        event.preventDefault();
        event.stopPropagation();
        move(from, entryOf(event));
        end();
      },
      { signal },
    );
    current.addEventListener("dragend", end, { signal });
    return () => listening.abort();
  }, [list]);
}

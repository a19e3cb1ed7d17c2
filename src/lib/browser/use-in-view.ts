// Whether an element is in or near the window: one observer for all of them.
import { type RefObject, startTransition, useEffect, useState } from "react";

type Listener = (inView: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/** `near` stays true once the element has been near the window. */
export function useInView(place: RefObject<Element | null>): { inView: boolean; near: boolean } {
  const [state, setState] = useState({ inView: false, near: false });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    return watch(element, (inView) =>
      // A whole row comes into view at once: drawn in slices.
      startTransition(() => setState((before) => ({ inView, near: before.near || inView }))),
    );
  }, [place]);
  return state;
}

function watch(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(report, { rootMargin: "25% 0px" });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
}

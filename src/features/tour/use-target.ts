import { useEffect, useEffectEvent, useState } from "react";
import * as PAGES from "#contract/pages.ts";
import type { TourStep } from "#session/overlays/tour-steps.ts";
import { followTarget, type TargetPlace } from "./follow-target.ts";

/** What the frame of every page holds is there at once; a page has to be fetched first. */
const TIME_LIMIT_MS = 2500;
const PAGE_TIME_LIMIT_MS = 8000;

/** Where the step's element is; null while there is none. @param onMissing when there will be none */
export function useTarget(step: TourStep, onMissing: () => void): TargetPlace | null {
  const [place, setPlace] = useState<TargetPlace | null>(null);
  const giveUp = useEffectEvent(onMissing);
  const { id, path } = step;
  useEffect(
    () =>
      followTarget({
        selector: selectorOf(id),
        timeLimit: path === PAGES.home ? TIME_LIMIT_MS : PAGE_TIME_LIMIT_MS,
        onPlace: setPlace,
        onMissing: () => giveUp(),
      }),
    [id, path],
  );
  return place;
}

/** The navigation marks its entries itself. */
const FIRST_CATEGORY = '[data-nav-trigger]:not([data-nav-trigger="home"])';

function selectorOf(id: TourStep["id"]): string {
  const marked = `[data-tour="${id}"]`;
  return id === "category" ? `${marked}, ${FIRST_CATEGORY}` : marked;
}

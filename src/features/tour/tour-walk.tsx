// The tour on its way: goes to the page of the step, puts a ring around what it tells of, and the card
// beside it.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { finishTour, goToTourStep, skipTour, stopTour } from "#session/overlays/tour.ts";
import type { TourStep, TourStepId } from "#session/overlays/tour-steps.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { TourCard } from "./tour-card.tsx";
import type { TourMove } from "./tour-keys.ts";
import { placeInPlan, tourPlan } from "./tour-plan.ts";
import { useTarget } from "./use-target.ts";
import type { Box } from "./place-card.ts";

/** The tour's own page: there it begins and ends. */
const OWN_PAGE = PAGES.introTutorial;

export function TourWalk({ wanted }: { readonly wanted: TourStepId }) {
  const wide = useWide();
  const [missing, setMissing] = useState<ReadonlySet<TourStepId>>(new Set());
  const plan = tourPlan({ wide, header: brand().layout.header, hasPage, missing });
  const at = placeInPlan(plan, wanted);
  const step = plan[at];
  if (step === undefined) return null;
  return (
    <Stop
      plan={plan}
      at={at}
      step={step}
      onMissing={() => {
        if (plan.length === 1) stopTour();
        else setMissing(new Set(missing).add(step.id));
      }}
    />
  );
}

interface StopProps {
  readonly plan: readonly TourStep[];
  readonly at: number;
  readonly step: TourStep;
  readonly onMissing: () => void;
}

function Stop({ plan, at, step, onMissing }: StopProps) {
  const { t } = useTranslation("tour");
  const navigate = useNavigate();
  usePageOfStep(step.path);
  const place = useTarget(step, onMissing);
  function move(to: TourMove) {
    if (to === "skip") {
      skipTour();
      return showToast(t("skipped"));
    }
    const next = plan[at + (to === "next" ? 1 : -1)];
    if (next !== undefined) goToTourStep(next.id);
  }
  function finish() {
    finishTour();
    showToast(t("done"));
    void navigate(OWN_PAGE);
  }
  return (
    <>
      <div
        aria-hidden="true"
        className={cx(veil, place === null && dark)}
        // The focus stays in the card, and with it the keys.
        onPointerDown={(event) => event.preventDefault()}
      />
      {place !== null && <TourRing key={step.id} box={place.box} />}
      <TourCard
        step={step}
        at={at}
        of={plan.length}
        place={place}
        onMove={move}
        onFinish={finish}
      />
    </>
  );
}

/** Takes the presses meant for the page. */
const veil = css({ position: "fixed", inset: "0", zIndex: "sheet" });
const dark = css({ background: "scrim" });

const AROUND = 6;
/** The ring is seen at the window's edge too. */
const INSIDE = 3;

/** A ring of light; everything else lies in shade. */
function TourRing({ box }: { readonly box: Box }) {
  const left = Math.max(INSIDE, box.left - AROUND);
  const top = Math.max(INSIDE, box.top - AROUND);
  const right = Math.min(window.innerWidth - INSIDE, box.left + box.width + AROUND);
  const bottom = Math.min(window.innerHeight - INSIDE, box.top + box.height + AROUND);
  return (
    <div
      aria-hidden="true"
      data-tour-ring=""
      className={tourRingRing}
      style={{ left, top, width: right - left, height: bottom - top }}
    />
  );
}

const tourRingRing = css({
  position: "fixed",
  zIndex: "sheet",
  borderRadius: "md",
  outline: "[2px solid {colors.on-art}]",
  boxShadow: "[0 0 0 5px {colors.accent-mark}, 0 0 0 200vmax {colors.scrim}]",
  pointerEvents: "none",
  animation: "fade {durations.base} {easings.out}",
});

/** Opens the page of a step when the step begins; the player may leave it afterwards. */
function usePageOfStep(path: string): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useEffectEvent((to: string) => {
    if (pathname !== to) void navigate(to);
  });
  useEffect(() => go(path), [path]);
}

/** The breakpoint `desktop`. */
const WIDE = "(min-width: 56rem)";

/** Whether the window shows the navigation of wide screens. */
function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

// The tour on its way: goes to the page of the step, puts a ring around what it tells of, and the card
// beside it.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { finishTour, goToTourStep, skipTour, stopTour } from "#session/overlays/tour.ts";
import type { TourStep, TourStepId } from "#session/overlays/tour-steps.ts";
import { showToast } from "#ui/toast.tsx";
import { TourCard } from "./tour-card.tsx";
import type { TourMove } from "./tour-keys.ts";
import { placeInPlan, tourPlan } from "./tour-plan.ts";
import { TourRing } from "./tour-ring.tsx";
import { usePageOfStep } from "./use-page-of-step.ts";
import { useTarget } from "./use-target.ts";
import { useWide } from "./use-wide.ts";

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

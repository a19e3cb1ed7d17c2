import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { formatClock } from "#lib/text/format.ts";
import { StepTimeline, type TimelineStep } from "#ui/layout/step-timeline.tsx";

/** The steps with their times; a deal without steps shows its start and end. */
export function DealSteps({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation("money-records");
  const { steps, time, endedAt, state } = deal;
  const known =
    steps.length > 0 ? steps : plainSteps(t("step.begin"), t("step.end"), time, endedAt);
  return <StepTimeline label={t("step.label")} steps={dealStepStates(known, state)} />;
}

function plainSteps(begin: string, end: string, time: number, endedAt: number | null) {
  if (endedAt === time) return [{ label: end, at: time }];
  return [
    { label: begin, at: time },
    { label: end, at: endedAt },
  ];
}

/** A step with a time is done. The first one without a time is current, or the one that failed. */
export function dealStepStates(
  steps: Deal["steps"],
  state: Deal["state"],
): readonly TimelineStep[] {
  const passed = steps.findLastIndex(({ at }) => at !== null);
  return steps.flatMap(({ label, at }, place): TimelineStep[] => {
    const key = `${place} ${label}`;
    if (place > passed && state === "failed") return [];
    const step = { key, title: label, ...(at !== null && { note: formatClock(at) }) };
    if (place === passed && state === "failed") return [{ ...step, state: "failed" }];
    if (place <= passed) return [{ ...step, state: "done" }];
    const isNow = place === passed + 1 && state === "open";
    return [{ ...step, state: isNow ? "now" : "next" }];
  });
}

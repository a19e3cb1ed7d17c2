// The steps of a process, one below the other: done, current and next ones.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { srOnly } from "../text/sr-only.ts";

export type StepState = "done" | "now" | "next" | "failed";

export interface TimelineStep {
  readonly key: string;
  readonly title: string;
  readonly state: StepState;
  /** A time, or what to expect. */
  readonly note?: ReactNode;
}

interface StepTimelineProps {
  /** Spoken name. */
  readonly label: string;
  readonly steps: readonly TimelineStep[];
}

export function StepTimeline({ label, steps }: StepTimelineProps) {
  const { t } = useTranslation("ui");
  return (
    <ol aria-label={label}>
      {steps.map(({ key, title, state, note }) => (
        <li
          key={key}
          aria-current={state === "now" ? "step" : undefined}
          className={step({ state })}
        >
          <b
            className={
              state === "next" ? css({ color: "text-muted" }) : css({ color: "text-strong" })
            }
          >
            {title}
          </b>
          <span className={srOnly}>{t(`step.${state}`)}</span>
          {note !== undefined && <span className={aside}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

const step = cva({
  base: {
    position: "relative",
    display: "grid",
    gap: "0-5",
    paddingLeft: "7",
    paddingBottom: "5",
    fontSize: "sm",
    fontWeight: "semibold",
    _last: { paddingBottom: "0", _after: { display: "none" } },
    _before: {
      content: '""',
      position: "absolute",
      left: "1",
      top: "1-5",
      width: "2-5",
      height: "2-5",
      borderRadius: "pill",
      background: "border-strong",
    },
    _after: {
      content: '""',
      position: "absolute",
      left: "2",
      top: "5",
      bottom: "-0-5",
      width: "0-5",
      background: "border",
    },
  },
  variants: {
    state: {
      done: { _before: { background: "success" }, _after: { background: "success" } },
      // Not the accent, which may be as red as a failure.
      now: {
        _before: {
          background: "info",
          boxShadow: "[0 0 0 3px color-mix(in oklch, {colors.info} 25%, transparent)]",
        },
      },
      next: {},
      failed: {
        _before: { background: "danger", borderRadius: "0", transform: "rotate(45deg)" },
      },
    },
  },
});
const aside = css({ color: "text-muted", fontSize: "xs", fontWeight: "regular" });

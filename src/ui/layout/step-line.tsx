import { Check } from "lucide-react";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";
import { figures } from "../money/money.tsx";

interface StepLineProps {
  /** Spoken name. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  readonly current: number;
}

/** How far one has come in a few steps, on one line. Phones have no room for it. */
export function StepLine({ label, steps, current }: StepLineProps) {
  return (
    <ol aria-label={label} className={line}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          data-done={index < current || undefined}
          className={item}
        >
          <span aria-hidden="true" className={cx(figures, number)}>
            {index < current ? <Icon as={Check} size={1} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

const line = css({
  display: { base: "none", desktop: "flex" },
  alignItems: "center",
  gap: "2",
  color: "text-muted",
  fontSize: "sm",
  whiteSpace: "nowrap",
});

const item = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  "& + &::before": {
    content: '""',
    width: { base: "4", wide: "8" },
    height: "hairline",
    background: "border-strong",
  },
  "&[aria-current]": { color: "text-strong", fontWeight: "bold" },
  "&[data-done]": { color: "text" },
});

const number = css({
  display: "grid",
  placeItems: "center",
  width: "6",
  height: "6",
  border: "control",
  borderRadius: "pill",
  fontSize: "xs",
  "[aria-current] > &": {
    borderColor: "accent-mark",
    background: "accent",
    color: "text-on-accent",
  },
  "[data-done] > &": { borderColor: "success", color: "success" },
});

import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cva } from "#styled/css/index.js";

const STEPS = [1, 2, 3, 4, 5] as const;

/** How rare and large the wins are: five steps, and the word for it. */
export function VolatilitySteps({ value }: { readonly value: NonNullable<Game["volatility"]> }) {
  const { t } = useTranslation("slots");
  return (
    <span className={frame}>
      <span className={steps} aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} className={bar({ on: step <= value })} />
        ))}
      </span>
      {t(`volatility.${value}`)}
    </span>
  );
}

const frame = css({ display: "inline-flex", alignItems: "center", gap: "2", whiteSpace: "nowrap" });
const steps = css({ display: "inline-flex", gap: "0-5" });
const bar = cva({
  base: { width: "1-5", height: "3", borderRadius: "2px" },
  variants: { on: { true: { background: "accent-mark" }, false: { background: "border-strong" } } },
});

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { plainCents } from "#lib/format.ts";
import { figures } from "#ui/money.tsx";
import type { BetFigures } from "../state/slip-figures.ts";

interface StakeHeadProps {
  readonly bet: BetFigures;
  readonly label: ReactNode;
  readonly htmlFor: string;
}

/** The bet an amount is for, and its limits. */
export function StakeHead({ bet: { minCents, maxCents }, label, htmlFor }: StakeHeadProps) {
  const { t } = useTranslation("sport");
  return (
    <div className={row}>
      <label htmlFor={htmlFor} className={name}>
        {label}
      </label>
      <span id={`${htmlFor}-limits`} className={cx(figures, css({ color: "text-muted" }))}>
        {minCents !== null &&
          maxCents !== null &&
          t("view.limits", { min: plainCents(minCents), max: plainCents(maxCents) })}
      </span>
    </div>
  );
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "2",
  fontSize: "xs",
});
const name = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });

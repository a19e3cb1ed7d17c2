import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "./card-style.ts";
import { figures } from "../money/money.tsx";

interface NumberedStepsProps {
  readonly steps: readonly {
    readonly title: string;
    readonly text: string;
    /** A drawing of the step. */
    readonly art?: ReactNode;
  }[];
}

/** What to do, in order. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={grid}>
      {steps.map(({ title, text, art }, index) => (
        <li key={title} className={cx(cardStyle, card)}>
          {art !== undefined && <div className={drawing}>{art}</div>}
          <div className={words}>
            <span aria-hidden="true" className={cx(figures, number)}>
              {index + 1}
            </span>
            <div>
              <h3 className={heading}>{title}</h3>
              <p className={note}>{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  gap: { base: "3", desktop: "4" },
});

const card = css({
  display: "flex",
  flexDirection: { base: "row", desktop: "column" },
  alignItems: { base: "center", desktop: "stretch" },
  overflow: "hidden",
});

const drawing = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  alignSelf: "stretch",
  width: { base: "28", desktop: "auto" },
  paddingBlock: { base: "3", desktop: "5" },
  background: { base: "accent-subtle", _professional: "surface-sunken" },
});

const words = css({ display: "flex", gap: "3", padding: "card-pad" });

const number = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "7",
  height: "7",
  borderRadius: "pill",
  background: "accent",
  color: "text-on-accent",
  boxShadow: "edge-mark",
  fontSize: "sm",
  fontWeight: "bold",
});

const heading = css({ color: "text-strong", fontWeight: "bold", lineHeight: "7" });
const note = css({ marginTop: "0-5", color: "text-muted", fontSize: "sm" });

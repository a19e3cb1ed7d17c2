// How far an activity is, in the figures and the colour of the brand, on a panel of its hero.
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { heroPanel } from "#ui/layout/hero-panel.tsx";
import { motif } from "#ui/pictures/motif.ts";
import { figures as figureFace } from "#ui/money/money.tsx";
import { ProgressBar } from "#ui/money/progress-bar.tsx";

interface HeroFiguresProps {
  /** The first is the largest. */
  readonly figures: readonly (readonly [name: string, value: ReactNode])[];
  /** Its spoken name is the note where it has none of its own. */
  readonly bar?:
    | { readonly label?: string; readonly done: number; readonly of: number }
    | undefined;
  readonly note?: string | undefined;
  /** Between the figures and the bar. */
  readonly children?: ReactNode;
}

export function HeroFigures({ figures, bar, note, children }: HeroFiguresProps) {
  const [first] = figures;
  return (
    <div className={cx(heroPanel, motif, panel)}>
      <dl className={row}>
        {figures.map(([name, value], index) => (
          <div key={name} className={fact}>
            <Text as="dt" color="on-art-muted" size="xs">
              {name}
            </Text>
            <dd className={cx(figureFace, index === 0 ? large : small)}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      {bar !== undefined && (
        <ProgressBar
          label={bar.label ?? note ?? first?.[0] ?? ""}
          done={bar.done}
          of={bar.of}
          tone="art"
        />
      )}
      {note !== undefined && (
        <Text color="on-art-muted" size="xs">
          {note}
        </Text>
      )}
    </div>
  );
}

const panel = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  width: { desktop: "88", wide: "96" },
});
const row = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "6",
  rowGap: "3",
});
// Names stand in one line, values on another.
const fact = css({ display: "grid", gridTemplateRows: "auto 1fr", alignItems: "end", gap: "1" });
const large = css({
  color: "art-accent-on-art",
  fontSize: "3xl",
  fontWeight: "bold",
  lineHeight: "none",
});
const small = css({ color: "on-art", fontSize: "xl", fontWeight: "bold", lineHeight: "tight" });

// The view "streaks" of a draw: the road of one aspect, and the current streak of all.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cva } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { aspectName } from "../statistics/aspect-name.ts";
import { DrawOutcomeMark } from "../draws/draw-outcome-mark.tsx";
import { type Aspect, aspectsOf } from "../statistics/aspects.ts";
import { drawShape, resultsOf } from "../statistics/draw-shape.ts";
import { type AspectSummary, summarize } from "../statistics/streaks.ts";
import { RunRoad } from "./run-road.tsx";

export function StreaksView({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const [chosen, setChosen] = useState<string | null>(null);
  const results = resultsOf(draw);
  const shape = drawShape(draw);
  const summaries = aspectsOf(shape).map((aspect) => summarize(aspect, results));
  const shown = summaries.find(({ aspect }) => aspect.key === chosen) ?? summaries[0];
  if (shown === undefined) return <EmptyState title={t("streaks.none")} />;
  const name = (aspect: Aspect) => aspectName(aspect, shape.kind, t);
  return (
    <Grid columns="minmax(0, 1fr)" gap="4">
      <RunRoad summary={shown} name={name(shown.aspect)} />
      <ul aria-label={t("streaks.choose")} className={grid}>
        {summaries.map((summary) => (
          <li key={summary.aspect.key}>
            <AspectButton
              summary={summary}
              name={name(summary.aspect)}
              chosen={summary === shown}
              onChoose={() => setChosen(summary.aspect.key)}
            />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

interface AspectButtonProps {
  readonly summary: AspectSummary;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function AspectButton({ summary, name, chosen, onChoose }: AspectButtonProps) {
  const { t } = useTranslation("lottery");
  const { current, longest } = summary;
  return (
    <PlainButton aria-pressed={chosen} className={choice} onClick={onChoose}>
      <Text as="span" color="text-strong" weight="semibold">
        {name}
      </Text>
      {current !== null && (
        <span className={now({ long: current.length >= LONG })}>
          <DrawOutcomeMark outcome={current.outcome} />
          <span className={figures}>{t("streaks.length", { count: current.length })}</span>
        </span>
      )}
      <Text as="span" gridColumn="1 / -1" color="text-muted" size="2xs" className={figures}>
        {t("streaks.longest", { count: longest })}
      </Text>
    </PlainButton>
  );
}

/** Streaks that are pointed out. */
const LONG = 4;

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(auto-fill, minmax(10rem, 1fr))",
  },
  gap: "2",
});
const choice = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: "1",
  width: "full",
  minHeight: "14",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "sm",
  boxShadow: "edge-strong",
  fontSize: "xs",
  textAlign: "start",
  _hover: { background: "surface-hover" },
  "&[aria-pressed=true]": { background: "accent-subtle", boxShadow: "edge-mark" },
});
const now = cva({
  base: { display: "inline-flex", alignItems: "center", gap: "1" },
  variants: {
    long: { true: { color: "accent-text", fontWeight: "bold" }, false: { color: "text" } },
  },
});

// The roads derived from the big road: circles, dots and strokes.
import { useTranslation } from "react-i18next";
import { cva } from "#styled/css/index.js";
import type { Outcome } from "#lib/text/big-road.ts";
import { circlePath, RoadFrame, slashPath } from "#ui/pictures/road-frame.tsx";
import { DERIVED, derivedRoad } from "../roads/derived-road.ts";

interface DerivedDrawingProps {
  readonly road: readonly Outcome[];
  readonly kind: keyof typeof DERIVED;
  readonly columns: number;
  readonly rows: number;
}

export function DerivedDrawing({ road, kind, columns, rows }: DerivedDrawingProps) {
  const { t } = useTranslation("live");
  const marks = derivedRoad(road, DERIVED[kind], columns, rows);
  const path = (repeats: boolean) => {
    const places = marks.filter((mark) => mark.repeats === repeats);
    return kind === "cockroach" ? slashPath(places, 4) : circlePath(places, 4.6);
  };
  return (
    <RoadFrame
      columns={columns}
      rows={rows}
      label={t("details.derived", { name: t(`details.${kind}`), count: marks.length })}
    >
      <path className={mark({ kind, repeats: true })} d={path(true)} />
      <path className={mark({ kind, repeats: false })} d={path(false)} />
    </RoadFrame>
  );
}

const mark = cva({
  base: { fill: "none", strokeWidth: "2.2", strokeLinecap: "round" },
  variants: {
    kind: { bigEye: {}, small: {}, cockroach: {} },
    repeats: {
      true: { stroke: "road-banker" },
      false: { stroke: "road-player" },
    },
  },
  compoundVariants: [
    { kind: "small", repeats: true, css: { fill: "road-banker" } },
    { kind: "small", repeats: false, css: { fill: "road-player" } },
  ],
});

// The bead road: a filled circle for every result, with a letter where there is room to read it.
import { css, cva } from "#styled/css/index.js";
import type { Outcome } from "#lib/text/big-road.ts";
import { centreOf, circlePath, RoadFrame } from "#ui/pictures/road-frame.tsx";
import { beadRoad } from "../roads/bead-road.ts";

interface BeadDrawingProps {
  readonly road: readonly Outcome[];
  /** Without letters, the player's circles have a hole. */
  readonly letters?: Readonly<Record<Outcome, string>>;
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
}

const RESULTS = ["B", "P", "T"] as const;

export function BeadDrawing({ road, letters, label, columns, rows }: BeadDrawingProps) {
  const beads = beadRoad(road, columns, rows);
  const centres = beads.map(centreOf);
  return (
    <RoadFrame columns={columns} rows={rows} label={label}>
      {RESULTS.map((result) => (
        <path
          key={result}
          className={disc({ result })}
          d={circlePath(
            beads.filter((bead) => bead.result === result),
            5.8,
          )}
        />
      ))}
      {letters === undefined ? (
        <path
          className={hole}
          d={circlePath(
            beads.filter(({ result }) => result === "P"),
            2.2,
          )}
        />
      ) : (
        <text
          className={letter}
          x={centres.map(({ x }) => x).join(" ")}
          // Centred by the height of a letter: not every browser knows a central baseline per glyph.
          y={centres.map(({ y }) => y + 2.9).join(" ")}
          textAnchor="middle"
          fontSize="8"
        >
          {beads.map(({ result }) => letters[result]).join("")}
        </text>
      )}
    </RoadFrame>
  );
}

const disc = cva({
  variants: {
    result: {
      B: { fill: "road-banker" },
      P: { fill: "road-player" },
      T: { fill: "road-tie" },
    },
  },
});
const hole = css({ fill: "surface" });
const letter = css({ fill: "ball-text", fontWeight: "bold" });

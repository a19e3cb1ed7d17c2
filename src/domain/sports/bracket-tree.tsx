import { css } from "#styled/css/index.js";
import type { TieRound } from "./bracket-rounds.ts";
import { TieBox } from "./tie-box.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

/** The rounds of a knock-out tournament side by side, with lines to the next round. */
export function BracketTree({ rounds }: { readonly rounds: readonly TieRound[] }) {
  return (
    <div className={tree}>
      {rounds.map((round) => (
        <section key={round.name} aria-label={round.name} className={column}>
          {round.ties.map((tie) => (
            <TieBox key={`${tie.home} ${tie.away}`} tie={tie} last={round.last} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** As high as four ties, the most before the semi-finals. */
export function BracketSkeleton() {
  return <Skeleton className={waiting} />;
}

const waiting = css({ height: "74-75", marginInline: "4", marginBottom: "4" });
const tree = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "3",
  paddingInline: "2-5",
  paddingBottom: "4",
});
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: "0",
  gap: "3",
  // Each tie is half way between the two it follows, with room above for the name of its round.
  alignContent: "space-around",
  // Lines from a pair of ties half way to the next tie.
  "&:not(:last-child) > [data-tie]": {
    _after: {
      content: '""',
      position: "absolute",
      left: "full",
      top: "1/2",
      width: "1-5",
      height: "[calc(50% + 0.375rem)]",
      borderTop: "strong",
      borderRight: "strong",
    },
  },
  "&:not(:last-child) > [data-tie]:nth-child(even)": {
    _after: {
      top: "auto",
      bottom: "1/2",
      borderTop: "none",
      borderBottom: "strong",
    },
  },
});

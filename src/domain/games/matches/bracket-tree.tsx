import { css } from "#styled/css/index.js";
import type { TieRound } from "./bracket-rounds.ts";
import { TieBox } from "./tie-box.tsx";

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

const tree = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "fr",
  gap: "3",
  alignItems: "center",
  paddingInline: "2-5",
  paddingBottom: "4",
});
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: "0",
  gap: "3",
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

import type * as v from "valibot";
import type { bonusPools } from "#contract/api/jackpots.ts";
import { css, cva } from "#styled/css/index.js";
import { Money } from "#ui/money.tsx";

export type Winner = v.InferOutput<typeof bonusPools.response>["winners"][number];

interface WinnerListProps {
  readonly winners: readonly Winner[];
  /** `art`: light text on a dark panel; `card`: rows of a card. */
  readonly on: "art" | "card";
}

export function WinnerList({ winners, on }: WinnerListProps) {
  return (
    <ul className={list({ on })}>
      {winners.map((winner, index) => (
        // A player may win twice in the same game.
        <li key={index} className={row({ on })}>
          <span className={who}>
            <span className={player({ on })}>{winner.player}</span> {winner.game}
          </span>
          <Money cents={winner.cents} sign className={amount({ on })} />
        </li>
      ))}
    </ul>
  );
}

// Rows grow into spare height, but never make the panel taller.
const list = cva({
  base: { display: "flex", flexDirection: "column" },
  variants: { on: { art: { flex: "1" }, card: { height: "full" } } },
});
const row = cva({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    fontSize: "xs",
  },
  variants: {
    on: {
      art: { flex: "[1 0 auto]", maxHeight: "13", paddingBlock: "2", borderTop: "art" },
      card: {
        flex: "[1 0 auto]",
        maxHeight: "15",
        minHeight: { base: "11", _professional: "row" },
        paddingInline: "4",
        borderTop: "thin",
      },
    },
  },
});
const who = css({ minWidth: "0", truncate: true });
const player = cva({
  variants: { on: { art: { color: "on-art-muted" }, card: { color: "text-muted" } } },
});
const amount = cva({
  base: { flex: "none", fontWeight: "bold" },
  variants: {
    on: {
      art: {
        color: "[color-mix(in oklch, token(colors.metal) 55%, token(colors.on-art))]",
        fontSize: "sm",
      },
      card: { color: "win" },
    },
  },
});

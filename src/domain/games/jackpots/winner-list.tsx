import type * as v from "valibot";
import type { bonusPools } from "#contract/api/jackpots.ts";
import { cva } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { Money } from "#ui/money/money.tsx";

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
          <Text as="span" minWidth="0" truncate>
            <span className={player({ on })}>{winner.player}</span> {winner.game}
          </Text>
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
      art: { flex: "grow", maxHeight: "13", paddingBlock: "2", borderTop: "art" },
      card: {
        flex: "grow",
        maxHeight: "15",
        minHeight: { base: "11", _professional: "row" },
        paddingInline: "4",
        borderTop: "thin",
      },
    },
  },
});
const player = cva({
  variants: { on: { art: { color: "on-art-muted" }, card: { color: "text-muted" } } },
});
const amount = cva({
  base: { flex: "none", fontWeight: "bold" },
  variants: {
    on: {
      art: {
        color: "metal-on-art",
        fontSize: "sm",
      },
      card: { color: "win" },
    },
  },
});

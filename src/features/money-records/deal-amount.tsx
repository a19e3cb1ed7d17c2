import type { Deal } from "#contract/api/deal-records.ts";
import { cva } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { figures, Money } from "#ui/money/money.tsx";

type Amounts = Pick<Deal, "amountCents" | "other" | "state">;

/** The change of the centre wallet; muted while the deal is open or when it has failed. */
export function DealAmount({ amountCents, other, state }: Amounts) {
  return (
    <Text as="span" display="inline-grid" weight="semibold">
      <Money
        sign={amountCents > 0}
        cents={amountCents}
        className={tone({ of: state === "done" ? (amountCents > 0 ? "in" : "out") : "open" })}
      />
      {other !== "" && (
        <Text as="span" color="text-muted" size="2xs" weight="regular" className={figures}>
          {other}
        </Text>
      )}
    </Text>
  );
}

const tone = cva({
  variants: {
    of: { in: { color: "win" }, out: { color: "text-strong" }, open: { color: "text-muted" } },
  },
});

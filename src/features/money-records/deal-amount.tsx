import type { Deal } from "#contract/api/deal-records.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { figures, Money } from "#ui/money.tsx";

type Amounts = Pick<Deal, "amountCents" | "other" | "state">;

/** The change of the centre wallet; muted while the deal is open or when it has failed. */
export function DealAmount({ amountCents, other, state }: Amounts) {
  return (
    <span className={frame}>
      <Money
        sign={amountCents > 0}
        cents={amountCents}
        className={tone({ of: state === "done" ? (amountCents > 0 ? "in" : "out") : "open" })}
      />
      {other !== "" && <span className={cx(figures, small)}>{other}</span>}
    </span>
  );
}

const tone = cva({
  variants: {
    of: { in: { color: "win" }, out: { color: "text-strong" }, open: { color: "text-muted" } },
  },
});
const frame = css({ display: "inline-grid", fontWeight: "semibold" });
const small = css({ color: "text-muted", fontSize: "2xs", fontWeight: "regular" });

import type { Deal } from "#contract/api/deal-records.ts";
import { css, cx } from "#styled/css/index.js";
import { figures, Money } from "../../ui/money.tsx";
import { moneyTone } from "../../ui/money-tone.ts";

type Amounts = Pick<Deal, "amountCents" | "other" | "state">;

/** What comes to the centre wallet or goes from it; muted while it has not, or has not at all. */
export function DealAmount({ amountCents, other, state }: Amounts) {
  return (
    <span className={frame}>
      <Money
        sign={amountCents > 0}
        cents={amountCents}
        className={state === "done" ? moneyTone(amountCents) : css({ color: "text-muted" })}
      />
      {other !== "" && <span className={cx(figures, small)}>{other}</span>}
    </span>
  );
}

const frame = css({ display: "inline-grid", fontWeight: "semibold" });
const small = css({ color: "text-muted", fontSize: "2xs", fontWeight: "regular" });

import { css } from "#styled/css/index.js";
import { Money } from "#ui/money/money.tsx";

interface JackpotPoolsProps {
  readonly pools: readonly { readonly name: string; readonly cents: number }[];
}

/** The pools that the jackpot is made of. */
export function JackpotPools({ pools }: JackpotPoolsProps) {
  return (
    <dl className={poolList}>
      {pools.map((pool) => (
        <div key={pool.name} className={poolItem}>
          <dt>{pool.name}</dt>
          <dd>
            <Money cents={wholeYuan(pool.cents)} className={poolAmount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The pools are rounded; only the total counts cents. */
export function wholeYuan(cents: number): number {
  return Math.floor(cents / 100) * 100;
}

const poolList = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, auto)",
  justifyContent: { base: "space-between", desktop: "flex-start" },
  columnGap: { base: "2", desktop: "8" },
});
const poolItem = css({
  paddingLeft: { base: "2", desktop: "3" },
  borderLeft: "[3px solid token(colors.metal)]",
  fontSize: "xs",
  color: "on-art-muted",
});
const poolAmount = css({
  display: "block",
  fontSize: { base: "sm", desktop: "lg" },
  fontWeight: "bold",
  lineHeight: "tight",
  color: "on-art",
});

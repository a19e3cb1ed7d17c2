import { css, cx } from "#styled/css/index.js";
import { formatDuration } from "#lib/format.ts";
import type { Coin } from "#contract/coins.ts";
import { figures } from "#ui/money.tsx";
import { useSecondsTo } from "#lib/use-now.ts";

interface RateLineProps {
  readonly coin: Coin;
  /** CNY for one coin, decimal text. */
  readonly rate: string;
  readonly expiresAt: number;
  readonly say: (key: "kept" | "renewing", values?: { readonly time: string }) => string;
}

/** The rate and the seconds for which it is kept. */
export function RateLine({ coin, rate, expiresAt, say }: RateLineProps) {
  const seconds = useSecondsTo(expiresAt);
  return (
    <p className={line}>
      <b className={cx(figures, value)}>{rateText(coin, rate)}</b>
      {/* A timer that speaks every second would drown everything else. */}
      <span role="timer" aria-live="off" data-ending={seconds <= 10 || undefined} className={left}>
        {seconds > 0 ? say("kept", { time: formatDuration(seconds) }) : say("renewing")}
      </span>
    </p>
  );
}

export function rateText(coin: Coin, rate: string): string {
  return `1 ${coin} = ¥ ${rate}`;
}

const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "3",
  fontSize: "sm",
});
const value = css({ color: "text-strong", fontWeight: "semibold" });
const left = css({
  textStyle: "figures",
  color: "text-muted",
  fontSize: "xs",
  "&[data-ending]": { color: "warning" },
});

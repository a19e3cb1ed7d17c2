import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { formatDuration } from "#lib/text/format.ts";
import type { Coin } from "#contract/coins.ts";
import { figures } from "#ui/money/money.tsx";
import { useSecondsTo } from "#lib/time/use-now.ts";

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
    <Row as="p" wrap="wrap" align="baseline" columnGap="3" size="sm">
      <Text as="b" color="text-strong" weight="semibold" className={figures}>
        {rateText(coin, rate)}
      </Text>
      {/* A timer that speaks every second would drown everything else. */}
      <span role="timer" aria-live="off" data-ending={seconds <= 10 || undefined} className={left}>
        {seconds > 0 ? say("kept", { time: formatDuration(seconds) }) : say("renewing")}
      </span>
    </Row>
  );
}

export function rateText(coin: Coin, rate: string): string {
  return `1 ${coin} = ¥ ${rate}`;
}

const left = css({
  textStyle: "figures",
  color: "text-muted",
  fontSize: "xs",
  "&[data-ending]": { color: "warning" },
});

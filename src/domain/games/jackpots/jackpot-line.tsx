// The jackpot in one line: its name, the growing counter, the pools where there is room. A phone has the counter
// below the name, which would be cut beside it.
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { motif } from "#ui/pictures/motif.ts";
import { Money } from "#ui/money/money.tsx";
import { ArtFrame } from "#ui/pictures/cover-art.tsx";
import { wholeYuan } from "./jackpot-pools.tsx";
import { JackpotDigits } from "./jackpot-digits.tsx";
import type { Pools } from "./jackpot-panel.tsx";

interface JackpotLineProps {
  readonly data: Pools;
  readonly title: string;
}

export function JackpotLine({ data, title }: JackpotLineProps) {
  return (
    <ArtFrame className={cx(motif, frame)}>
      <Text as="h2" weight="bold" truncate minWidth="0">
        {title}
      </Text>
      <JackpotDigits
        totalCents={data.totalCents}
        centsPerSecond={data.centsPerSecond}
        size="line"
      />
      <ul className={pools}>
        {data.pools.map(({ name, cents }) => (
          <li key={name}>
            {name} <Money cents={wholeYuan(cents)} />
          </li>
        ))}
      </ul>
    </ArtFrame>
  );
}

const frame = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  alignItems: { base: "stretch", desktop: "center" },
  justifyContent: { base: "center", desktop: "flex-start" },
  columnGap: "6",
  height: { base: "18", desktop: { base: "12", _professional: "10" } },
  paddingInline: { base: "3", desktop: "5" },
  borderRadius: "md",
  boxShadow: "edge-art",
  whiteSpace: "nowrap",
});
const pools = css({
  display: { base: "none", desktop: "flex" },
  gap: "5",
  marginLeft: "auto",
  minWidth: "0",
  overflow: "hidden",
  color: "on-art-muted",
  fontSize: "xs",
});
/** Size of the line while it loads. */
export const jackpotLineSize = css({
  height: { base: "18", desktop: { base: "12", _professional: "10" } },
  borderRadius: "md",
});

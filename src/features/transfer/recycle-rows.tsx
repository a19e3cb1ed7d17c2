import { CircleCheck, Lock } from "lucide-react";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { toCents } from "#lib/text/money.ts";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import type { Recycled } from "#domain/wallet/venue-recycle.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Money } from "#ui/money/money.tsx";

/** What came from where, and what stayed and why. */
export function RecycledRows({ moved, kept }: Recycled) {
  return (
    <ul className={list}>
      {moved.map(({ channelCode, name, amount }) => (
        <li key={channelCode} className={row}>
          <span className={came}>
            <Icon as={CircleCheck} />
            {name || channelCode}
          </span>
          <Money cents={toCents(amount)} />
        </li>
      ))}
      {kept.map(({ channelCode, name, amount, message }) => (
        <li key={channelCode} className={row}>
          <span className={stayed}>
            <Icon as={Lock} />
            {name || channelCode}
          </span>
          <Money cents={toCents(amount)} />
          <Text as="span" gridColumn="1 / -1" color="text-muted" size="xs">
            {message}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** Venues whose money is on its way. */
export function RunningRows({ venues }: { readonly venues: readonly VenueMoney[] }) {
  return (
    <ul className={list}>
      {venues
        .filter(({ cents }) => cents !== 0)
        .map(({ channelCode, name, cents }) => (
          <li key={channelCode} className={row}>
            <span>{name}</span>
            {cents !== null && <Money cents={cents} />}
          </li>
        ))}
    </ul>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  alignContent: "start",
  columnGap: "3",
  paddingBlock: "2",
  borderBottom: "thin",
});
const came = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  "& svg": { color: "success" },
});
const stayed = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  "& svg": { color: "warning" },
});
const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  columnGap: "6",
});

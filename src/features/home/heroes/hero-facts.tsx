// Three figures of the brand's main venue, below the text of its hero.
import { useCallback } from "react";
import type { HeroCard } from "#contract/layout.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useLateCall } from "#lib/calls/late-call.ts";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

const CATEGORIES = {
  match: "TY",
  esport: "DJ",
  table: "ZR",
  draw: "CP",
  room: "QP",
} as const satisfies Record<HeroCard, string>;
const SHOWN = 3;

export function HeroFacts() {
  const { heroCard } = brand().layout;
  return heroCard === null ? null : <Facts category={CATEGORIES[heroCard]} />;
}

function Facts({ category }: { readonly category: (typeof CATEGORIES)[HeroCard] }) {
  const watch = useCallback(
    async () => (await import("./hero-calls.ts")).watchVenue(category),
    [category],
  );
  const { state, data } = useLateCall(watch);
  if (state === "loading") {
    return (
      <div className={line} aria-hidden="true">
        <Skeleton className={css({ width: "64", height: "10" })} />
      </div>
    );
  }
  if (data === undefined || data.facts.length === 0) return null;
  return (
    <dl className={line}>
      {data.facts.slice(0, SHOWN).map((fact) => (
        <div key={fact.label}>
          <Text as="dt" color="text-muted" size="xs">
            {fact.label}
          </Text>
          <dd className={cx(figures, value)}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const line = css({
  display: "flex",
  columnGap: { base: "6", desktop: "10" },
  minHeight: "20",
  marginTop: { base: "8", desktop: "10" },
  paddingTop: "6",
  borderTop: "strong",
});
const value = css({
  margin: "0",
  color: "text-strong",
  fontSize: { base: "xl", desktop: "2xl" },
  fontWeight: "bold",
  lineHeight: "1-3",
});

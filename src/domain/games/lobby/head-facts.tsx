// Today's counts in the head of a lobby: on a panel over the drawing, or in the line.
import type { VenueSwitch } from "#contract/switches.ts";
import { cva, cx } from "#styled/css/index.js";
import { HeroPanel } from "#ui/layout/hero-panel.tsx";
import { figures } from "#ui/money/money.tsx";
import { useHeadGround } from "./use-lobby-head.ts";
import { useVenueInfo } from "./use-venue-info.ts";

const SHOWN = 3;
/** A non-breaking space. It keeps the height of a line while its text loads. */
const EMPTY = "\u00a0";
const WAITING = Array.from({ length: SHOWN }, () => ({ label: EMPTY, value: EMPTY }));

/** Shows nothing when the call has failed. */
export function LobbyFacts({ venue }: { readonly venue: VenueSwitch }) {
  const { state, data } = useVenueInfo(venue);
  if (state === "error") return null;
  return <HeadFacts facts={data?.facts} />;
}

interface HeadFactsProps {
  /** Undefined while they load. */
  readonly facts: readonly { readonly label: string; readonly value: string }[] | undefined;
}

/** Keeps its room while they load. */
export function HeadFacts({ facts = WAITING }: HeadFactsProps) {
  const on = useHeadGround();
  if (facts.length === 0) return null;
  const List = on === "art" ? HeroPanel : "dl";
  return (
    <List className={list({ on })}>
      {facts.slice(0, SHOWN).map(({ label, value }, at) => (
        <div key={at} className={fact({ on })}>
          <dt className={cx(name({ on }), label === EMPTY && waiting({ on }))}>{label}</dt>
          <dd className={cx(figures, count({ on }), value === EMPTY && waiting({ on }))}>
            {value}
          </dd>
        </div>
      ))}
    </List>
  );
}

const list = cva({
  base: { display: "flex", gap: { base: "4", desktop: "6" }, whiteSpace: "nowrap" },
  variants: {
    on: {
      art: {
        paddingBlock: { base: "2", desktop: "3" },
        paddingInline: { base: "3", desktop: "5" },
      },
      page: { width: { base: "full", desktop: "auto" } },
    },
  },
});
const fact = cva({
  variants: { on: { art: {}, page: { display: "flex", alignItems: "baseline", gap: "1-5" } } },
});
const name = cva({
  base: { fontSize: "xs" },
  variants: { on: { art: { color: "on-art-muted" }, page: { color: "text-muted" } } },
});
const count = cva({
  base: { fontWeight: "bold", lineHeight: "tight" },
  variants: {
    on: {
      art: { fontSize: { base: "lg", desktop: "xl" } },
      page: { color: "text-strong", fontSize: "md" },
    },
  },
});
/** The look of a count that is still loading. */
const waiting = cva({
  base: { minWidth: "14", borderRadius: "xs", animation: "pulse 1.6s ease-in-out infinite" },
  variants: {
    on: { art: { background: "on-art/12" }, page: { background: "surface-sunken" } },
  },
});

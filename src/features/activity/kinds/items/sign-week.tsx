import { Check } from "lucide-react";
import { css, cva, cx } from "#styled/css/index.js";
import { formatTime } from "#lib/text/format.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import type { SignDay } from "./sign-days.ts";

/** The days around today as seals. The calendar below says the same in words. */
export function SignWeek({ days }: { readonly days: readonly SignDay[] }) {
  return (
    <div aria-hidden="true" className={row}>
      {days.map(({ day, time, state }) => (
        <span key={day} className={cx(figures, seal({ look: LOOKS[state] }))}>
          {state === "signed" ? (
            <Icon as={Check} size={1} />
          ) : (
            formatTime(time, "short").slice(3, 5)
          )}
        </span>
      ))}
    </div>
  );
}

const LOOKS = {
  signed: "signed",
  today: "today",
  todayOpen: "today",
  makeUp: "past",
  makeUpOpen: "past",
  missed: "past",
  ahead: "ahead",
} as const;

const row = css({ display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: "1-5" });
const seal = cva({
  base: {
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    borderRadius: "pill",
    fontSize: "xs",
    fontWeight: "bold",
  },
  variants: {
    look: {
      signed: { background: "art-accent", color: "art-accent-text" },
      today: { boxShadow: "edge-glass", background: "on-art", color: "art-ground" },
      past: { background: "on-art/10", color: "on-art-muted", textDecoration: "line-through" },
      ahead: { boxShadow: "edge-art", color: "on-art-muted" },
    },
  },
});

// What the lead card and the other cards of the list have in common.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Promotion } from "#contract/api/activities.ts";
import { css, cva } from "#styled/css/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { minuteOf } from "../parts/period.ts";
import { ActivityBadge } from "../page/activity-badge.tsx";
import type { Phase } from "./promotion-filter.ts";

export interface PromotionProps {
  readonly promotion: Promotion;
  readonly phase: Phase;
}

/** Its area is that of the whole card, which must be positioned; its name is the title. */
export function CardLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={whole}>
      {children}
    </Link>
  );
}

/** How far the member is with it; for visitors, whether it runs. */
export function PromotionState({ promotion: { state, kind }, phase }: PromotionProps) {
  const { t } = useTranslation("activity");
  if (state !== null) return <ActivityBadge state={state} />;
  if (phase !== "running") return <ActivityBadge state={phase} />;
  return <Badge tone="accent">{t(kind === null ? "list.noSignUp" : "list.runs")}</Badge>;
}

export function PromotionPeriod({ promotion: { startsAt, endsAt }, phase }: PromotionProps) {
  const { t } = useTranslation("activity");
  if (phase === "coming" && startsAt !== null) {
    return t("list.starts", { time: minuteOf(startsAt) });
  }
  if (endsAt === null) return t("list.lasting");
  return t(phase === "ended" ? "list.endedAt" : "list.until", { time: minuteOf(endsAt - 60_000) });
}

/** A card that is one link: the focus ring goes around all of it. */
export const linkCard = css({
  position: "relative",
  overflow: "hidden",
  "&:has(a:focus-visible)": { outline: "focus", outlineOffset: "0-5" },
});

/** The drawing at the end of a card of any width, never cut: its subject is in its right half. */
export const wholeScene = cva({
  base: {
    left: "auto",
    right: "0",
    width: "auto",
    aspectRatio: "2",
    maxWidth: "none",
    maskImage: "linear-gradient(to right, transparent, black 46%)",
  },
  variants: {
    of: {
      card: { height: "full" },
      /** Above the words on a phone. */
      lead: { height: { base: "36", desktop: "full" } },
    },
  },
});

const whole = css({
  color: "inherit",
  outline: "none",
  _after: { content: '""', position: "absolute", inset: "0", zIndex: "1" },
});

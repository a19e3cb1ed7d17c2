// The brand's live card in a slot of the hero; without a card the gap closes.
import { createElement, Suspense } from "react";
import { brandEntry } from "#brand/brand.ts";
import { partAfterPaint } from "../page/part-after-paint.ts";
import { SectionBoundary } from "../page/section-boundary.tsx";
import { CardSkeleton } from "./card-state.tsx";
import { type HeroSlot, HeroSlotContext } from "./hero-slot.ts";

interface HeroCardProps {
  readonly slot: HeroSlot;
  readonly className?: string;
}

export function hasHeroCard(): boolean {
  return brandEntry().heroCard !== null;
}

export function HeroCard({ slot, className }: HeroCardProps) {
  const load = brandEntry().heroCard;
  if (load === null) return null;
  return (
    <HeroSlotContext value={slot}>
      <div className={className}>
        <SectionBoundary fallback={null}>
          <Suspense fallback={<CardSkeleton />}>
            {createElement(partAfterPaint(load, "Card"))}
          </Suspense>
        </SectionBoundary>
      </div>
    </HeroSlotContext>
  );
}

// What a duty of player protection shows on other pages. Nothing in a bundle whose brand lacks the duty.
import { type ComponentType, Suspense } from "react";
import type { PartName } from "#contract/layers.ts";
import { brandNote, hasPart } from "#session/parts/brand-part.ts";

const PARTS = {
  "safety-choice": brandNote("safety-choice", "safety"),
  "duty-odds": brandNote("duty-odds", "duties"),
  "duty-help": brandNote("duty-help", "duties"),
  "duty-game-help": brandNote("duty-game-help", "duties"),
  "duty-documents": brandNote("duty-documents", "duties"),
  "duty-funds": brandNote("duty-funds", "duties"),
  "duty-review": brandNote("duty-review", "duties"),
  "duty-match-delay": brandNote("duty-match-delay", "duties"),
  "duty-table-delay": brandNote("duty-table-delay", "duties"),
} as const satisfies Partial<Record<PartName, ComponentType>>;

export function DutyPart({ name }: { readonly name: keyof typeof PARTS }) {
  const Part = PARTS[name];
  return (
    hasPart(name) && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
}

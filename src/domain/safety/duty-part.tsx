// What a duty of player protection shows on other pages. Nothing in a bundle whose brand lacks the duty.
import { type ComponentType, Suspense } from "react";
import type { PartName } from "#contract/layers.ts";
import { brandPart, hasPart } from "#session/parts/brand-part.ts";

const PARTS = {
  "safety-choice": brandPart("safety-choice", "safety"),
  "duty-odds": brandPart("duty-odds", "duties"),
  "duty-help": brandPart("duty-help", "duties"),
  "duty-game-help": brandPart("duty-game-help", "duties"),
  "duty-documents": brandPart("duty-documents", "duties"),
  "duty-funds": brandPart("duty-funds", "duties"),
  "duty-review": brandPart("duty-review", "duties"),
  "duty-match-delay": brandPart("duty-match-delay", "duties"),
  "duty-table-delay": brandPart("duty-table-delay", "duties"),
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

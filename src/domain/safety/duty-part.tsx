// What a duty of player protection shows on other pages. Nothing in a bundle whose brand lacks the duty.
import { type ComponentType, Suspense } from "react";
import type { PartName } from "#contract/layers.ts";
import { hasPart } from "#brand/lazy-part.ts";
import { latePart } from "./late-part.ts";

const PARTS = {
  "safety-choice": latePart("safety-choice", "safety"),
  "duty-odds": latePart("duty-odds", "duties"),
  "duty-help": latePart("duty-help", "duties"),
  "duty-game-help": latePart("duty-game-help", "duties"),
  "duty-documents": latePart("duty-documents", "duties"),
  "duty-funds": latePart("duty-funds", "duties"),
  "duty-review": latePart("duty-review", "duties"),
  "duty-match-delay": latePart("duty-match-delay", "duties"),
  "duty-table-delay": latePart("duty-table-delay", "duties"),
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

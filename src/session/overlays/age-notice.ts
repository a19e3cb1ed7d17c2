// A visitor who confirms their age is not asked again in this browser, unless the site raises its minimum
// age. One who declines sees a page whose only way on leads back to the question.
import { brand } from "#brand/brand.ts";
import { storage } from "#lib/browser/storage.ts";
import { AGE_KEY, useOverlays } from "./overlay-store.ts";

export function useAgeAsked(): boolean {
  return useOverlays(
    ({ confirmedAge, declinedAge }) => confirmedAge < brand().legal.minimumAge && !declinedAge,
  );
}

/** Needs no brand: the frame of every page reads it. */
export function useAgeDeclined(): boolean {
  return useOverlays((state) => state.declinedAge);
}

export function acceptAge(): void {
  const { minimumAge } = brand().legal;
  storage.write(AGE_KEY, String(minimumAge));
  useOverlays.setState({ confirmedAge: minimumAge });
}

export function declineAge(): void {
  useOverlays.setState({ declinedAge: true });
}

export function askAgeAgain(): void {
  useOverlays.setState({ declinedAge: false });
}

// Where pages show the member's free bets. Nothing in a bundle without sports, or whose profile forbids them.
import { createContext, Suspense } from "react";
import { ownDuty } from "#brand/brand.ts";
import { brandNote, hasPart } from "#session/parts/brand-part.ts";
import { useLoggedIn } from "#session/account/session-store.ts";

const Listed = brandNote("free-bets", "free-bets");

/** `slip`: only those that can be used, in little room. */
export type FreeBetsPlace = "page" | "slip";
export const FreeBetsPlaceContext = createContext<FreeBetsPlace>("page");

export function FreeBets({ place }: { readonly place: FreeBetsPlace }) {
  const loggedIn = useLoggedIn();
  if (!loggedIn || !hasPart("free-bets") || ownDuty("noFreeBets") === true) return null;
  return (
    <FreeBetsPlaceContext value={place}>
      <Suspense>
        <Listed />
      </Suspense>
    </FreeBetsPlaceContext>
  );
}

// Where other pages show something of player protection. Nothing in a bundle without it.
import { Suspense } from "react";
import { useLoggedIn } from "#session/account/session-store.ts";
import { brandNote, hasPart } from "#session/parts/brand-part.ts";
import { type ShownPause, PauseContext } from "./pause.ts";
import { type Spending, SpendingContext } from "./spending.ts";

const Note = brandNote("safety-note", "safety");
const InGame = brandNote("safety-game", "safety");
const Paused = brandNote("safety-pause", "safety");

/** What remains of the member's limits, beside an amount. */
export function SafetyNote(spending: Spending) {
  const loggedIn = useLoggedIn();
  if (!loggedIn || !hasPart("safety-note")) return null;
  return (
    <SpendingContext value={spending}>
      <Suspense>
        <Note />
      </Suspense>
    </SpendingContext>
  );
}

/** Time and net position of the session, and the way to the member's controls, in the bar of a game. */
export function SafetyInGame() {
  const loggedIn = useLoggedIn();
  if (!loggedIn || !hasPart("safety-game")) return null;
  return (
    <Suspense>
      <InGame />
    </Suspense>
  );
}

/** Why a login was refused during a break, until when, and who helps. */
export function SafetyPause({ pause }: { readonly pause: ShownPause }) {
  if (!hasPart("safety-pause")) return null;
  return (
    <PauseContext value={pause}>
      <Suspense>
        <Paused />
      </Suspense>
    </PauseContext>
  );
}

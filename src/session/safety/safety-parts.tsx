// Where other pages show something of player protection. Nothing in a bundle without it.
import { type ComponentType, lazy, Suspense } from "react";
import type { PartName } from "#contract/layers.ts";
import { brandEntry } from "../../brand/brand.ts";
import { hasPart } from "../../brand/lazy-part.ts";
import { withLateStyles } from "../../lib/late-styles.ts";
import { loadAtLast } from "../../lib/offline.ts";
import { useLoggedIn } from "../account/session-store.ts";
import { loadNamespace } from "../preferences/locale.ts";
import { type ShownPause, PauseContext } from "./pause.ts";
import { type Spending, SpendingContext } from "./spending.ts";

const Note = latePart("safety-note");
const InGame = latePart("safety-game");
const Paused = latePart("safety-pause");

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

/** With its texts, which no page that shows it has. */
function latePart(name: PartName): ComponentType {
  return lazy(async (): Promise<{ readonly default: ComponentType }> => {
    const load = brandEntry().parts[name];
    if (load === undefined) return { default: () => null };
    const [{ Part }] = await Promise.all([
      withLateStyles(() => loadAtLast(load)),
      loadNamespace("safety"),
    ]);
    return { default: Part };
  });
}

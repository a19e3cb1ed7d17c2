// What lies over the page of the guided tour: the card that offers it, and the tour itself.
import { useEffect } from "react";
import { useAgeAsked } from "../../session/age-notice.ts";
import { useModalTurn } from "../../session/modal-order.ts";
import { useSession } from "../../session/session-store.ts";
import { stopTour } from "../../session/tour.ts";
import { useTour } from "../../session/tour-store.ts";
import { TourOffer } from "./tour-offer.tsx";
import { TourWalk } from "./tour-walk.tsx";

export function TourParts() {
  const { step, offered } = useTour();
  // Both stand at the foot of the page: one question after the other.
  const ageAsked = useAgeAsked();
  const shown = useModalTurn("tour", step !== null);
  useEffect(endWithSession, []);
  return (
    <>
      {offered && !ageAsked && <TourOffer />}
      {shown && step !== null && <TourWalk wanted={step} />}
    </>
  );
}

/** The tour is of one member's account. */
function endWithSession(): () => void {
  return useSession.subscribe((now, before) => {
    if (now.userId !== before.userId) stopTour();
  });
}

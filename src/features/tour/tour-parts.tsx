// What lies over the page of the guided tour: the card that offers it, and the tour itself.
import { useEffect } from "react";
import { useAgeAsked } from "#session/overlays/age-notice.ts";
import { useModalTurn } from "#session/overlays/modal-order.ts";
import { useSession } from "#session/account/session-store.ts";
import { stopTour } from "#session/overlays/tour.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { TourOffer } from "./tour-offer.tsx";
import { TourWalk } from "./tour-walk.tsx";

export function TourParts() {
  const step = useOverlays((state) => state.tourStep);
  const offered = useOverlays((state) => state.tourOffered);
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

// The reality check: its code is fetched for members who have one, or of whom this device does not know yet.
import { useSession } from "#session/account/session-store.ts";
import { useRealityMinutes } from "#domain/safety/reality-note.ts";
import { brandLayer } from "#session/parts/brand-part.ts";

const RealityCheck = brandLayer("reality-check", "safety");

export function RealityLayer() {
  const userId = useSession((session) => session.userId);
  return userId !== null && <OfMember userId={userId} />;
}

function OfMember({ userId }: { readonly userId: string }) {
  const minutes = useRealityMinutes(userId);
  return minutes !== 0 && <RealityCheck />;
}

// A session that a break has ended on another device is over on this page within five seconds, whatever page it is:
// the refused call ends it. Pages with a chat socket are told at once.
import { protectionPulse } from "#contract/api/protection.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useSession } from "#session/account/session-store.ts";
import { PULSE_EVERY_MS } from "#domain/safety/pulse.ts";

export function Layer() {
  const userId = useSession((session) => session.userId);
  return userId !== null && <Watch key={userId} />;
}

function Watch() {
  useCall(protectionPulse, {}, { refetchEvery: PULSE_EVERY_MS });
  return null;
}

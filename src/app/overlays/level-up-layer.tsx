// Tells a member of a new level, once. The server is asked only when the level differs from the last one told here.
import { useState } from "react";
import { useSession } from "#session/account/session-store.ts";
import { toldLevel } from "#session/member/told-level.ts";
import { brandLayer } from "#session/parts/brand-part.ts";

const LevelUp = brandLayer("level-up");

export function LevelUpLayer() {
  const userId = useSession((session) => session.userId);
  return userId === null ? null : <OfMember key={userId} userId={userId} />;
}

function OfMember({ userId }: { readonly userId: string }) {
  const level = useSession(({ member }) => member?.vipLevel ?? 0);
  const [asked, setAsked] = useState(0);
  // The layer may hear of the level first, and tells it: its card must not go when the member's data come.
  if (level !== asked && level !== 0 && toldLevel(userId) !== level) setAsked(level);
  return asked === 0 ? null : <LevelUp key={asked} />;
}

// Tells a member of a new level, once. The server is asked only when the level differs from the last one told here.
import { useMemo } from "react";
import { useSession } from "../../session/account/session-store.ts";
import { toldLevel } from "../../session/member/told-level.ts";
import { brandLayer } from "./brand-layer.ts";

const LevelUp = brandLayer("level-up");

export function LevelUpLayer() {
  const userId = useSession((session) => session.userId);
  const level = useSession(({ member }) => member?.vipLevel ?? 0);
  // Read once: the layer stores the level while its card is still shown.
  const isTold = useMemo(() => userId !== null && toldLevel(userId) === level, [userId, level]);
  if (userId === null || level === 0 || isTold) return null;
  return <LevelUp key={`${userId} ${level}`} />;
}

// Lottery: the lobby of draws, or one draw with its statistics. The address holds which.
import { useEffect } from "react";
import { followFavourites } from "#domain/games/favourites.ts";
import { DrawDetail } from "./detail/draw-detail.tsx";
import { LotteryLobby } from "./lobby/lottery-lobby.tsx";
import { ringReminders } from "./reminders/ring-reminders.ts";
import { useLotteryAddress } from "./draws/use-lottery-address.ts";

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

export function Page() {
  const [{ draw, view }] = useLotteryAddress();
  useEffect(ringReminders, []);
  useEffect(followFavourites, []);
  return draw === null ? <LotteryLobby /> : <DrawDetail id={draw} view={view} />;
}

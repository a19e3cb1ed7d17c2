import { SlotsLobby } from "./slots-lobby.tsx";

export { prepareLobby as prepare } from "#domain/games/lobby/prepare-lobby.ts";

export function Page() {
  return <SlotsLobby venue="fishing" />;
}

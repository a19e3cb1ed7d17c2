import type { LOBBY_HEADS } from "#contract/layout.ts";
import { useAppearance } from "#lib/browser/appearance.ts";

export type LobbyHeadLook = (typeof LOBBY_HEADS)[number];

/** What the counts in the head stand on: a drawing, or the page where the head is a line. */
export function useHeadGround(): "art" | "page" {
  return useLobbyHead() === "line" ? "page" : "art";
}

/** How lobbies open: as the brand says (`layout.lobby`), in the professional edition always with a line. */
export function useLobbyHead(): LobbyHeadLook {
  return useAppearance(({ edition, lobbyHead }) =>
    edition === "professional" ? "line" : lobbyHead,
  );
}

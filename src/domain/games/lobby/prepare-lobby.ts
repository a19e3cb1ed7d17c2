import { loadNamespace } from "#session/preferences/locale.ts";

/** Texts of the shared lobby parts: a lobby page exports this as `prepare`. */
export async function prepareLobby(): Promise<void> {
  await loadNamespace("lobby");
}

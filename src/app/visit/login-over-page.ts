// A session that ends while the member types what must not be stored: the login opens over the page, which would
// lose it on the way home (spec: shell-and-accounts §4).
import { localPath } from "#brand/local-path.ts";
import { dropHeldForms } from "#session/account/held-form.ts";
import { useSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { emit } from "#session/site/events.ts";
import { DESTINATIONS } from "./destinations.ts";

/** Leads home when the login is given up, or is that of another member. */
export function loginOverPage(userId: string | null, goHome = loadHome): void {
  emit("login", null);
  const stop = useOverlays.subscribe(({ auth }) => {
    if (auth !== null) return;
    stop();
    if (useSession.getState().userId === userId) return;
    dropHeldForms();
    goHome();
  });
}

function loadHome(): void {
  window.location.assign(localPath(DESTINATIONS.home));
}

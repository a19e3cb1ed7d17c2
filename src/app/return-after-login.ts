// A session that ends on a page of the member area leads home, to the login (spec: shell-and-accounts §4). The
// login of the same member leads on to that page, where what was typed is still kept.
import type { MemberPage } from "../session/site/after-reload.ts";
import { listen } from "../session/site/events.ts";
import { DESTINATIONS } from "./guards/destinations.ts";
import { visit } from "./visit.ts";

/** For the next login, unless the player has gone to another page before. */
export function returnAfterLogin({ path, userId }: MemberPage): void {
  const stop = listen("login_success", (entered) => {
    stop();
    if (entered.userId !== userId || entered.elsewhere === true) return;
    if (window.location.pathname === DESTINATIONS.home) visit(path);
  });
}

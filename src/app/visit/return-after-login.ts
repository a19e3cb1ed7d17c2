// A session that ends leads home, to the login (spec: shell-and-accounts §4). If it ended in the member area or in
// sports, the login of the same member leads on to that page, where what was typed and the slip are still kept.
import { pathInBar } from "#brand/local-path.ts";
import type { PageBeforeReload } from "#session/site/after-reload.ts";
import { listen } from "#session/site/events.ts";
import { DESTINATIONS } from "./destinations.ts";
import { visit } from "./visit.ts";

/** For the next login, unless the player has gone to another page before. */
export function returnAfterLogin({ path, userId }: PageBeforeReload): void {
  const stop = listen("login_success", (entered) => {
    stop();
    if (entered.userId !== userId || entered.elsewhere === true) return;
    if (pathInBar() === DESTINATIONS.home) visit(path);
  });
}

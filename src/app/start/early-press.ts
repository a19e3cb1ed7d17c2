// A press on 登录 or 注册 before the script had loaded; html/static-markup.ts records it.
import { PRESSED } from "#contract/static-pages.ts";
import { emit } from "#session/site/events.ts";
import { isLoggedIn } from "#session/account/session-store.ts";

/** Once, when the page is there. */
export function doEarlyPress(): void {
  const { dataset } = document.documentElement;
  const pressed = dataset[PRESSED];
  delete dataset[PRESSED];
  if (!isLoggedIn() && (pressed === "login" || pressed === "register")) emit(pressed, null);
}

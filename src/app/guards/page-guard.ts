// Runs before every navigation: refreshes the member data and redirects players who may not open the page.
// `decide` makes the decision; this file carries it out.
import { type MiddlewareFunction, type Params, redirect, redirectDocument } from "react-router-dom";
import type { RouteSpec } from "#contract/routes.ts";
import { localPath, pathInBar } from "#brand/local-path.ts";
import { i18n } from "#lib/text/i18n.ts";
import { isOffline } from "#lib/browser/offline.ts";
import { storage } from "#lib/browser/storage.ts";
import { showAfterReload } from "#session/site/after-reload.ts";
import { dropHeldForms } from "#session/account/held-form.ts";
import { isLoggedIn, useSession } from "#session/account/session-store.ts";
import { bindLink, wayTo } from "#session/member/bind-link.ts";
import { areSiteFlagsKnown, siteFlagsKnown, useSite } from "#session/site/site-state.ts";
import { markThirdParty } from "#session/visit/third-party.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { afterFirstPaint } from "../start/first-paint.ts";
import { decide } from "./decide.ts";
import { DESTINATIONS } from "../visit/destinations.ts";
import { type Ending, freshMember } from "./fresh-member.ts";
import { MemberUnknown } from "./member-unknown.ts";

/** Address of the page that is shown; null before the first one. */
export type ShownPage = () => string | null;

/** Milliseconds. Longer than this no page of members waits: it opens with what is known. */
const TIME_LIMIT_MS = 5000;

export function pageGuard(
  route: RouteSpec,
  shown: ShownPage,
  timeLimit = TIME_LIMIT_MS,
): MiddlewareFunction {
  return async ({ request, params }, next) => {
    const from = shown();
    const { pathname, search } = new URL(request.url);
    // Whoever goes on gives up what was typed.
    if (from !== null && from !== pathname) dropHeldForms();
    if (pathname === DESTINATIONS.home && reloadsForHome(from))
      throw redirectDocument(localPath(pathname + search));
    if (!isPage(route, params)) throw redirect(DESTINATIONS.notFound);
    markThirdParty(params["enName"]);
    if (isLoggedIn()) await askForMember(route, from, timeLimit);
    if (route.depositFlag === true) await askForFlags();
    turnAway(route, from, wayTo(pathname, search));
    return next();
  };
}

/** For visitors, too: an address without a page does not ask for a login. */
function isPage({ params: pattern }: RouteSpec, params: Params): boolean {
  if (pattern === undefined) return true;
  return Object.values(params).every((param) => new RegExp(pattern).test(param ?? ""));
}

/** A visit may begin at such a page: then the answer cannot wait for the first paint, as it does elsewhere. */
async function askForFlags(): Promise<void> {
  if (!areSiteFlagsKnown()) {
    const { loadSiteInfo } = await import("#session/visit/site-info.ts");
    void loadSiteInfo();
  }
  await siteFlagsKnown();
}

/** Pages of members wait for the member; any other page opens meanwhile. */
async function askForMember(
  route: RouteSpec,
  from: string | null,
  timeLimit: number,
): Promise<void> {
  if (route.login !== true) {
    void checkBehind();
    return;
  }
  const asked = freshMember(leave);
  const ending = await Promise.race([asked, nothingAfter(timeLimit)]);
  if (ending !== null) throw goHome(from, ending.words);
  void asked.then((late) => late !== null && leave(late));
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

async function checkBehind(): Promise<void> {
  await afterFirstPaint();
  const ending = await freshMember(leave);
  if (ending !== null) leave(ending);
}

/** The session has ended behind the page that is shown. */
function leave({ words }: Ending): void {
  if (pathInBar() === DESTINATIONS.home) {
    if (words !== null) showToast(words);
    return;
  }
  if (words !== null) showAfterReload({ toast: words, login: false });
  window.location.assign(localPath(DESTINATIONS.home));
}

function turnAway(route: RouteSpec, from: string | null, wanted: string): void {
  const { token, member } = useSession.getState();
  const visitor = {
    loggedIn: token !== null,
    phoneBound: member && member.bindPhone === "1",
    nameBound: member && member.bindRealName === "1",
  };
  switch (decide(route, visitor, useSite.getState().depositOpen)) {
    case "login":
      throw goHome(from, i18n.t("ui:loginPrompt"));
    case "auth":
      throw redirect(bindLink("phone", wanted));
    case "notFound":
      throw redirect(DESTINATIONS.notFound);
    case "unknown":
      throw new MemberUnknown();
    case "pass":
  }
}

/**
 * Leaving a page for home loads the document (spec: shell-and-accounts §2), unless there is no connection to
 * load it over, or no storage that would keep the session meanwhile.
 */
function reloadsForHome(from: string | null): boolean {
  if (from === null || from === DESTINATIONS.home) return false;
  return !isOffline() && !storage.hangsOnPage();
}

/** Where nothing reloads the message is said at once. */
function goHome(from: string | null, message: string | null): Response {
  if (reloadsForHome(from)) {
    if (message !== null) showAfterReload({ toast: message, login: false });
    return redirectDocument(localPath(DESTINATIONS.home));
  }
  if (message !== null) showToast(message);
  return redirect(DESTINATIONS.home);
}
